export { contactCard } from './contact-card'
export {
  draftOf,
  isOpen,
  type RegistrationClinic,
  type RegistrationDraft,
  type RegistrationLanguage,
  registrationProblems,
} from './registration'
export { registrationMachine } from './registration.machine'
export { matchReasons, registrationStates } from './registration.values'
export { type ReviewEvent, type ReviewState, reviewMachine } from './review.machine'
