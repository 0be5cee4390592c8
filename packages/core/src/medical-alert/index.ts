export { type MedicalAlertEvent, medicalAlertMachine } from './medical-alert.machine'
export {
  type MedicalAlertState,
  type MedicalAnswer,
  type MedicalTopic,
  medicalAlertStates,
  medicalAnswers,
  medicalTopics,
} from './medical-alert.values'
export { type Answered, knownAllergies, medicalBanner } from './medical-banner'
export { alertKey, kindsOfTopic, type MedicalKind, medicalKinds, needsName } from './medical-kinds'
