import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'

const patient = (overrides: Partial<Schema<'AppointmentPatient'>> = {}): Schema<'AppointmentPatient'> => {
  const { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status, ...overrides }
}
const at = '2026-11-20T03:20:00.000Z'

export const usageCardFixture = (overrides: Partial<Schema<'UsageCard'>> = {}): Schema<'UsageCard'> => ({
  id: 31,
  state: 'draft',
  number: null,
  day: '2026-11-20',
  patient: patient(),
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  materials: ['Sarung tangan nitril S', 'Komposit A2'],
  created_at: at,
  ...overrides,
})

export const usageCardsFixture = () => [
  usageCardFixture(),
  usageCardFixture({
    id: 30,
    state: 'posted',
    number: 'USE/KMG/2026/0002',
    patient: patient({ first_name: 'محمد عبد الرحمن', last_name: '' }),
  }),
  usageCardFixture({
    id: 29,
    state: 'cancelled',
    patient: patient({ first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah', last_name: 'Kusumaningrum' }),
  }),
]

const gloves: Schema<'UsageLine'> = {
  medicine_id: 1,
  name: 'Sarung tangan nitril S',
  form: 'none',
  strength: '',
  unit: 'pair',
  proposed: 3,
  source: 'recipe',
  used: 0,
  available: 120,
  withheld: 0,
  batches: [
    { id: 11, lot: 'GLV-01', expires_on: '2027-12-31', on_hand: 2 },
    { id: 12, lot: 'GLV-02', expires_on: '2028-06-30', on_hand: 118 },
  ],
}

/** Of a material that has one, and more that has expired. */
const composite: Schema<'UsageLine'> = {
  ...gloves,
  medicine_id: 2,
  name: 'Komposit A2',
  unit: 'gram',
  proposed: 2,
  source: 'recorded',
  available: 1,
  withheld: 20,
  batches: [{ id: 21, lot: '', expires_on: null, on_hand: 1 }],
}

export const usageFixture = (overrides: Partial<Schema<'Usage'>> = {}): Schema<'Usage'> => ({
  id: 31,
  state: 'draft',
  number: null,
  visit_id: 7,
  day: '2026-11-20',
  patient: patient(),
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  lines: [gloves, composite],
  used: [],
  stages: [{ state: 'draft', by: 'drg. Ratna Dewi', at, reason: '' }],
  version: 1,
  created_at: at,
  updated_at: at,
  ...overrides,
})

/** Gloves were taken from two batches, no composite. */
export const postedUsageFixture = () =>
  usageFixture({
    state: 'posted',
    number: 'USE/KMG/2026/0002',
    lines: [
      { ...gloves, used: 3, batches: [] },
      { ...composite, batches: [] },
    ],
    used: [
      { id: 1, medicine_id: 1, lot: 'GLV-01', expires_on: '2027-12-31', quantity: 2 },
      { id: 2, medicine_id: 1, lot: 'GLV-02', expires_on: '2028-06-30', quantity: 1 },
    ],
    stages: [
      { state: 'draft', by: 'drg. Ratna Dewi', at, reason: '' },
      { state: 'posted', by: 'Sari Wulandari', at: '2026-11-20T04:05:00.000Z', reason: '' },
    ],
    version: 2,
  })

export const cancelledUsageFixture = (reason: string) =>
  usageFixture({
    state: 'cancelled',
    stages: [
      { state: 'draft', by: 'drg. Ratna Dewi', at, reason: '' },
      { state: 'cancelled', by: 'Sari Wulandari', at: '2026-11-20T04:05:00.000Z', reason },
    ],
    version: 2,
  })
