import { expect, it } from 'vitest'
import { prescriptionFixture } from '../testing'
import { signedPrescription } from './signed-prescription'

const prescription = prescriptionFixture()
const signature = { doctor_id: 2, name: 'drg. Rina', sip_number: 'SIP-1', signed_at: '2026-11-22T03:00:00.000Z' }
const text = signedPrescription(prescription, signature)

it('the signed text of a prescription names its form, its patient and who signed', () => {
  expect(JSON.parse(text)).toMatchObject({ _form: 'prescription-1', patient_id: 3, visit_id: 1, signature })
})

it('the signed text is another one when anything changes', () => {
  const changed = [
    signedPrescription({ ...prescription, patient_id: 4 }, signature),
    signedPrescription({ ...prescription, visit_id: 2 }, signature),
    signedPrescription({ ...prescription, content: { ...prescription.content, lines: [] } }, signature),
    signedPrescription({ ...prescription, medicines: [] }, signature),
    signedPrescription({ ...prescription, doses: [] }, signature),
    signedPrescription(
      {
        ...prescription,
        warnings: [{ kind: 'allergiesNotAsked', level: 'soft', medicine_id: null, substance: '', with: '' }],
      },
      signature,
    ),
    signedPrescription(prescription, { ...signature, doctor_id: 3 }),
    signedPrescription(prescription, { ...signature, name: 'drg. Budi' }),
  ]
  expect(new Set([text, ...changed]).size).toBe(changed.length + 1)
})
