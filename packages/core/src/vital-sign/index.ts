export {
  type BloodPressure,
  type BloodPressureProblem,
  bloodPressureProblem,
  type ReadBloodPressure,
  readBloodPressure,
} from './blood-pressure'
export { bodyMass } from './body-mass'
export { type CorrectionProblem, correctionProblem, type Recorded, standing } from './correction'
export { type Measured, type MeasureProblem, measures, readMeasure } from './measure'
export { type AgeBand, ageBand, type ReferenceRanges, referenceRanges } from './reference-ranges'
export {
  type Finding,
  findingsOf,
  highestLevel,
  type Judgement,
  judgementOf,
  type Reading,
  unacknowledged,
} from './vital-level'
export { type VitalSignEvent, vitalSignMachine } from './vital-sign.machine'
export {
  arms,
  bodyPositions,
  consciousnesses,
  glucoseTimings,
  type VitalLevel,
  type VitalSign,
  type VitalSignState,
  vitalLevels,
  vitalSignStates,
  vitalSigns,
} from './vital-sign.values'
export {
  type VitalSignInput,
  type VitalSignProblem,
  type VitalSignProblems,
  vitalSignProblems,
} from './vital-sign-problems'
