export { type MedicalAlertEvent, medicalAlertMachine } from './medical-alert.machine'
export {
  type AllergyKind,
  allergyKinds,
  type ConditionKind,
  conditionKinds,
  type MedicalAlertState,
  type MedicalAnswer,
  type MedicalTopic,
  type MedicationKind,
  medicalAlertStates,
  medicalAnswers,
  medicalTopics,
  medicationKinds,
} from './medical-alert.values'
export { type Answered, knownAllergies, type MedicalAlert, type MedicalSummary, medicalBanner } from './medical-banner'
