import type { Schema } from '@clinic/api'
import { letterFixture } from './fixtures'

export const signatureDrawingFixture = (overrides: Partial<Schema<'Drawing'>> = {}): Schema<'Drawing'> => ({
  width: 480,
  height: 180,
  paths: [
    'M60,110 Q96,28 132,104 T204,96 L240,112 Q300,60 356,92 L354,98 Q300,66 238,118 L202,102 T130,110 Q96,36 64,112 Z',
  ],
  ...overrides,
})

/** A consent to the extraction of 48, signed by the patient. */
export const treatmentConsentContentFixture = (
  overrides: Partial<Schema<'TreatmentConsentContent'>> = {},
): Schema<'TreatmentConsentContent'> => ({
  language: 'id',
  decision: 'given',
  services: [{ product_id: 1, tooth: '48' }],
  explanation: {
    diagnosis: 'Gigi impaksi 48 (K01.1)',
    procedure: 'Gigi dicabut dengan bius lokal.',
    purpose: 'Menghilangkan sumber nyeri dan infeksi.',
    risks: 'Nyeri, bengkak, perdarahan, kebas bibir bawah yang biasanya sementara.',
    alternatives: 'Obat nyeri dan pemantauan; infeksi dapat berulang.',
    prognosis: 'Baik',
  },
  signer: 'patient',
  signer_name: 'Siti Rahayu',
  relation: '',
  drawing: signatureDrawingFixture(),
  witness: 'Nur Aini',
  witness_drawing: null,
  remark: '',
  ...overrides,
})

/** A consent as it was signed. */
export function treatmentConsentFixture(
  overrides: Partial<Schema<'TreatmentConsent'>> = {},
): Schema<'TreatmentConsent'> {
  const { visit_id, patient, person, signature, created_at, updated_at } = letterFixture()
  const content = treatmentConsentContentFixture()
  return {
    id: 5,
    visit_id,
    patient,
    state: 'signed',
    content,
    services: content.services.map((service) => ({ ...service, product_name: 'Pencabutan gigi impaksi' })),
    person,
    signature,
    is_intact: true,
    is_relied_on: false,
    revoked: null,
    version: 1,
    created_at,
    updated_at,
    ...overrides,
  }
}
