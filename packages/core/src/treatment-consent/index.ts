export { canRevokeConsent, canSignConsent } from './can-sign'
export {
  type ConsentProblem,
  type ConsentSituation,
  consentProblems,
  consentsAlone,
  hasMarried,
} from './consent-problems'
export { type CoveringConsent, coversProcedure, isAboutProcedure } from './covers-procedure'
export { isDrawn } from './is-drawn'
export { signedConsent } from './signed-consent'
export { type TreatmentConsentEvent, treatmentConsentMachine } from './treatment-consent.machine'
export {
  type ConsentDecision,
  type ConsentSigner,
  consentDecisions,
  consentSigners,
  type TreatmentConsentState,
  treatmentConsentStates,
} from './treatment-consent.values'
