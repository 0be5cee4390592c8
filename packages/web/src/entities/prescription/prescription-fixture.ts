import type { Schema } from '@clinic/api'
import { prescribedMedicineFixture, prescriptionFixture, prescriptionLineFixture } from '@clinic/core/testing'
import type { Prescription } from './prescription-query'

const at = '2026-11-20T03:20:00.000Z'

/** A medicine as the list of the company holds it. */
export const medicineFixture = (overrides: Partial<Schema<'CompanyMedicine'>> = {}): Schema<'CompanyMedicine'> => ({
  id: 1,
  name: 'Amoxsan',
  generic_name: 'Amoxicillin',
  ingredients: ['Amoxicillin trihydrate'],
  medicine_class: 'Penicillin',
  kfa_code: '',
  form: 'capsule',
  strength: '500 mg',
  category: 'prescription_only',
  unit: 'capsule',
  pack: 'strip',
  pack_size: 10,
  barcode: '',
  buy_price: 450,
  sell_price: 1_000,
  requires_batch: true,
  requires_expiry: true,
  pregnancy: 'allowed',
  status: 'active',
  version: 1,
  created_at: at,
  updated_at: at,
  ...overrides,
})

/** An antibiotic, what is to be avoided in pregnancy, and a material, which is never prescribed. */
export const medicinesFixture = [
  medicineFixture(),
  medicineFixture({
    id: 2,
    name: 'Asam mefenamat',
    generic_name: 'Mefenamic acid',
    ingredients: ['Mefenamic acid'],
    medicine_class: 'NSAID',
    form: 'tablet',
    unit: 'tablet',
    pregnancy: 'avoid',
  }),
  medicineFixture({ id: 3, name: 'Sarung tangan', category: 'consumable', ingredients: [], form: 'none' }),
]

/** Of somebody who is allergic to amoxicillin, pregnant, and takes mefenamic acid already. */
export const factsInDanger: Schema<'PatientFacts'> = {
  allergies: ['Amoksisilin'],
  is_pregnant: true,
  taking: [{ name: 'Asam mefenamat', ingredients: ['Asam mefenamat'] }],
}

export const factsFixture: Schema<'PatientFacts'> = { allergies: [], is_pregnant: false, taking: [] }

export const draftFixture = (overrides: Partial<Prescription> = {}): Prescription =>
  prescriptionFixture({ id: 9, visit_id: 7, doctor_id: 1, version: 2, ...overrides })

export const twoLines = {
  lines: [
    prescriptionLineFixture(),
    prescriptionLineFixture({ id: 2, medicine_id: 2, dose: '3x1 bila nyeri', quantity: 10, note: 'Setelah makan' }),
  ],
  reasons: [],
} satisfies Prescription['content']

const reasonKey = 'allergy/1/amoxicillin trihydrate/amoksisilin'

/** Signed in spite of an allergy, with the reason. */
export const signedPrescriptionFixture = (overrides: Partial<Prescription> = {}): Prescription =>
  draftFixture({
    state: 'signed',
    content: { ...twoLines, reasons: [{ warning: reasonKey, reason: 'Uji kulit negatif' }] },
    medicines: [
      prescribedMedicineFixture(),
      prescribedMedicineFixture({ medicine_id: 2, name: 'Asam mefenamat', form: 'tablet' }),
    ],
    warnings: [
      { kind: 'allergy', level: 'hard', medicine_id: 1, substance: 'Amoxicillin trihydrate', with: 'Amoksisilin' },
    ],
    signature: {
      doctor_id: 1,
      name: 'drg. Ratna Dewi, Sp.KG',
      sip_number: '503/SIP/2026/014',
      signed_at: at,
      hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    },
    version: 3,
    ...overrides,
  })
