import type { UseCases } from '../../use-case/contract'
import { getTreatmentConsent } from './get-treatment-consent'
import { listPatientTreatmentConsent } from './list-patient-treatment-consent'
import { revokeTreatmentConsent } from './revoke-treatment-consent'
import { signTreatmentConsent } from './sign-treatment-consent'

export const treatmentConsentUseCases: UseCases<
  'signTreatmentConsent' | 'listPatientTreatmentConsent' | 'getTreatmentConsent' | 'revokeTreatmentConsent'
> = {
  signTreatmentConsent,
  listPatientTreatmentConsent,
  getTreatmentConsent,
  revokeTreatmentConsent,
}
