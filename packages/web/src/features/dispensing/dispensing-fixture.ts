import type { Schema } from '@clinic/api'
import { patientFixture, prescriptionFixture } from '@clinic/core/testing'
import type { Dispensing, DispensingCard, DispensingLine } from './dispensing-query'

const patient = (overrides: Partial<Schema<'AppointmentPatient'>> = {}): Schema<'AppointmentPatient'> => {
  const { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status, ...overrides }
}
const signed_at = '2026-11-20T03:20:00.000Z'
const [{ dose: reading } = { dose: null }] = prescriptionFixture().doses

const dispensingCardFixture = (overrides: Partial<DispensingCard> = {}): DispensingCard => ({
  id: 9,
  state: 'signed',
  patient: patient(),
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  signed_at,
  medicines: ['Amoxsan', 'Asam mefenamat'],
  ...overrides,
})

export const dispensingCardsFixture = () => [
  dispensingCardFixture(),
  dispensingCardFixture({
    id: 10,
    state: 'partly_dispensed',
    patient: patient({ first_name: 'محمد عبد الرحمن', last_name: '' }),
    medicines: ['Paracetamol'],
  }),
  dispensingCardFixture({
    id: 11,
    state: 'dispensed',
    patient: patient({ first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah', last_name: 'Kusumaningrum' }),
  }),
]

/** Fifteen are prescribed; they come from two batches. */
export const dispensingLineFixture = (overrides: Partial<DispensingLine> = {}): DispensingLine => ({
  line: 1,
  medicine_id: 1,
  name: 'Amoxsan',
  form: 'capsule',
  strength: '500 mg',
  unit: 'capsule',
  dose: '3x1 sesudah makan selama 5 hari',
  reading,
  note: 'Habiskan',
  prescribed: 15,
  handed_out: 0,
  billed: 0,
  unit_price: 1_000,
  available: 204,
  withheld: 0,
  batches: [
    { id: 11, lot: 'AMX-01', expires_on: '2026-12-31', on_hand: 4 },
    { id: 12, lot: 'AMX-02', expires_on: '2028-06-30', on_hand: 200 },
  ],
  ...overrides,
})

/** Of a medicine that has four, and more that has expired. */
const scarceLine = dispensingLineFixture({
  line: 2,
  medicine_id: 2,
  name: 'Asam mefenamat',
  form: 'tablet',
  unit: 'tablet',
  dose: '3x1 bila nyeri',
  note: '',
  prescribed: 10,
  unit_price: null,
  available: 4,
  withheld: 20,
  batches: [{ id: 21, lot: '', expires_on: null, on_hand: 4 }],
})

export const dispensingFixture = (overrides: Partial<Dispensing> = {}): Dispensing => ({
  id: 9,
  state: 'signed',
  version: 2,
  visit_id: 7,
  day: '2026-11-20',
  patient: patient(),
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  signed_at,
  lines: [dispensingLineFixture(), scarceLine],
  handed_out: [],
  invoice: { id: 12, number: null, state: 'draft' },
  ...overrides,
})

const movement = (overrides: Partial<Schema<'HandedOut'>>): Schema<'HandedOut'> => ({
  id: 1,
  transaction_id: 31,
  number: 'DSP/KMG/2026/0001',
  line: 1,
  lot: 'AMX-01',
  expires_on: '2026-12-31',
  quantity: 4,
  by: 'Sari Wulandari',
  at: '2026-11-20T04:05:00.000Z',
  ...overrides,
})

/** All of the first line and four of the second were handed out. */
export const partlyDispensedFixture = (overrides: Partial<Dispensing> = {}) =>
  dispensingFixture({
    state: 'partly_dispensed',
    version: 3,
    lines: [
      dispensingLineFixture({ handed_out: 15, billed: 15, batches: [] }),
      { ...scarceLine, handed_out: 4, billed: 4, available: 0, batches: [] },
    ],
    handed_out: [
      movement({}),
      movement({ id: 2, lot: 'AMX-02', expires_on: '2028-06-30', quantity: 11 }),
      movement({ id: 3, line: 2, lot: '', expires_on: null }),
    ],
    ...overrides,
  })
