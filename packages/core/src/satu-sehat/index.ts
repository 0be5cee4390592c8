export type { Resource } from '@medplum/fhirtypes'
export { icd10Code } from './codes/icd-10-code'
export { isKfaCode } from './codes/kfa-code'
export { type ComparedState, comparedStates } from './compared.values'
export { comparedSteps } from './compared-steps'
export { type Difference, differences } from './differences'
export { type SatuSehatEnvironment, satuSehatEnvironments } from './environment.values'
export { type JobEvent, jobMachine } from './job.machine'
export { type JobState, jobStates, type OutOfScopeReason, outOfScopeReasons } from './job.values'
export { type AnyResource, maskedConsent, maskedResource } from './masked'
export { missingKeys } from './missing.values'
export {
  type Missing,
  type MissingKey,
  missingOfDoctor,
  missingOfMedicine,
  missingOfPatient,
  missingOfProduct,
  type Owner,
} from './missing-of-record'
export { plannedState, type StepPlan, unwritableState } from './planned-state'
export { missingOf, type ReadinessFacts } from './readiness'
export {
  type Fixer,
  type Refused,
  type Rejection,
  type RejectionKey,
  rejectionOf,
  rejectionOfReply,
  rulesIn,
} from './rejections'
export { allergyResource, isUncodedAllergy, type SentAlert } from './resource/allergy-intolerance'
export { clinicalImpressionResource, type SentPrognosis } from './resource/clinical-impression'
export { conditionResource, diagnosesOfVisit, type SentDiagnosis } from './resource/condition'
export { type ConsentRequest, consentRequest } from './resource/consent'
export type { Taken } from './resource/dosage'
export {
  type EncounterReferences,
  type EncounterStatus,
  encounterResource,
  type SentVisit,
  visitKey,
} from './resource/encounter'
export { locationResource, type SentRoom } from './resource/location'
export { medicationResource, type SentMedicine } from './resource/medication'
export { medicationDispenseResource, type SentMovement } from './resource/medication-dispense'
export { medicationRequestResource, type SentLine, type SentPrescription } from './resource/medication-request'
export { dmfObservations } from './resource/observation-dmf'
export { mouthObservations, type SentHeader } from './resource/observation-mouth'
export { ohisObservations } from './resource/observation-ohis'
export { type SentFinding, toothObservations } from './resource/observation-tooth'
export { type SentVitalSign, vitalSignObservations } from './resource/observation-vital-sign'
export { organizationResource, type SentClinic } from './resource/organization'
export { patientResource, patientSearch, type SentPatient } from './resource/patient'
export { practitionerSearch } from './resource/practitioner'
export { procedureResource, type SentProcedure } from './resource/procedure'
export type { VisitReferences } from './resource/references'
export { type NextMove, nextMove, type Reply, waitAfter } from './retry-after'
export { type SetUpFailure, setUpFixer } from './set-up'
export { type SatuSehatStage, satuSehatStages } from './stage.values'
export { stateOfSteps } from './state-of-steps'
export { statesAtStage } from './states-at-stage'
export { canSend, type Scope, type Step, type StepName, stepNames, stepsOf, type VisitFacts } from './steps'
