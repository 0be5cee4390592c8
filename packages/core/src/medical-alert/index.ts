export { type MedicalAlertEvent, medicalAlertMachine } from './medical-alert.machine'
export {
  type MedicalAlertState,
  type MedicalAnswer,
  type MedicalKind,
  type MedicalTopic,
  medicalAlertStates,
  medicalAnswers,
  medicalKinds,
  medicalTopics,
} from './medical-alert.values'
export { type Answered, knownAllergies, medicalBanner } from './medical-banner'
export { alertKey, kindsOfTopic, needsName } from './medical-kinds'
export { emptyScreening, type Screening, type ScreeningProblem, screeningProblems } from './screening'
