import type { Schema } from '@clinic/api'
import { canonicalJson, type Signature } from '../note'

/**
 * The text whose hash the signature of a prescription keeps: the lines as typed and as read, the medicines as they were called, what
 * spoke against them, and who signed for whom. Any change of any of them is another text.
 */
export const signedPrescription = (
  { visit_id, patient_id, content, medicines, doses, warnings }: SignedPrescription,
  { doctor_id, name, sip_number, signed_at }: Signature,
): string =>
  canonicalJson({
    _form: 'prescription-1',
    visit_id,
    patient_id,
    content,
    medicines,
    doses,
    warnings,
    signature: { doctor_id, name, sip_number, signed_at },
  })

type SignedPrescription = Pick<
  Schema<'Prescription'>,
  'visit_id' | 'patient_id' | 'content' | 'medicines' | 'doses' | 'warnings'
>
