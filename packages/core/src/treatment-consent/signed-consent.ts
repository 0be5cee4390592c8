import type { Schema } from '@clinic/api'
import { canonicalJson, type Signature } from '../note'

type SignedConsent = Pick<Schema<'TreatmentConsent'>, 'visit_id' | 'content' | 'services' | 'person'>

/** The text whose hash the signature of a consent keeps: what was told and decided, the drawings, the names of the services, of whom, and who signed. */
export const signedConsent = (
  { visit_id, content, services, person }: SignedConsent,
  { doctor_id, name, sip_number, signed_at }: Signature,
): string =>
  canonicalJson({
    _form: 'treatment-consent-1',
    visit_id,
    content,
    services,
    person,
    signature: { doctor_id, name, sip_number, signed_at },
  })
