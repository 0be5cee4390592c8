import type { PatientInput } from '../../patient'
import { satusehatAccesses } from '../../patient/demographics.values'

/** The body of `POST /consent/v1/Consent`, which is no FHIR resource. */
export interface ConsentRequest {
  patient_id: string
  action: 'OPTIN' | 'OPTOUT'
  agent: string
}

/**
 * Whether other facilities may read what is sent; null where nobody asked. Who declines has their data sent all the same: it says
 * who may read it. The agent is whoever asked the patient.
 */
export function consentRequest(
  { satusehat_access }: Pick<PatientInput, 'satusehat_access'>,
  { patient_ihs, agent }: { patient_ihs: string; agent: string },
): ConsentRequest | null {
  const action = satusehatAccesses[satusehat_access].code?.split('|')[1]
  return action === 'OPTIN' || action === 'OPTOUT' ? { patient_id: patient_ihs, action, agent } : null
}
