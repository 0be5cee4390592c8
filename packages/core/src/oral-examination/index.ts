export {
  countScored,
  isOhisScore,
  type OhisPlace,
  type OhisTooth,
  ohisOfScores,
  ohisPlacesOf,
  withScore,
} from './ohis-scoring'
export {
  calculusScores,
  debrisScores,
  diastemaPresences,
  type ExaminedField,
  examinedFields,
  type OhisMeasure,
  occlusions,
  ohisGrades,
  ohisIndices,
  ohisMeasures,
  oralExaminationStates,
  palateDepths,
  type Radiograph,
  radiographs,
  toothAnomalyPresences,
  torusMandibularisSides,
  torusPalatinusSizes,
} from './oral-examination.values'
export {
  emptyOralExamination,
  hasHeader,
  lastExamined,
  type OralExaminationContent,
  withoutDetails,
} from './oral-examination-content'
export { type ExaminationDraftActor, oralExaminationDraftMachine } from './oral-examination-draft'
export { oralExaminationProblems } from './oral-examination-problems'
