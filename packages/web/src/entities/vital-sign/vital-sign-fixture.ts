import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import type { Measurement, Sheet } from './sheet-query'

const people = [
  { first_name: 'Ayu', last_name: 'Lestari' },
  { first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum', last_name: 'Wirjosoekarto Danurwendo' },
  { first_name: 'محمد عبد الرحمن', last_name: '' },
]
function personFixture(id: number): Schema<'AppointmentPatient'> {
  const { record_number, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  const { first_name, last_name } = people[id % people.length] ?? { first_name: 'Sulastri', last_name: '' }
  return { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status }
}

const notTaken = { state: 'not_taken', level: null, is_acknowledged: false } as const

export const measurementFixture = (overrides: Partial<Measurement> = {}): Measurement => ({
  id: 1,
  visit_id: 1,
  systolic: 120,
  diastolic: 80,
  arm: 'left',
  position: 'sitting',
  pulse: 72,
  respiration: 16,
  temperature: 36.6,
  oxygen_saturation: 98,
  weight: 62.5,
  height: 165,
  glucose: null,
  glucose_timing: null,
  pain: 2,
  consciousness: 'compos_mentis',
  unmeasurable_reason: '',
  is_pregnant: false,
  pregnancy_weeks: null,
  is_breastfeeding: false,
  note: '',
  level: 'normal',
  state: 'recorded',
  supersedes: null,
  correction_reason: '',
  taken_at: '2026-11-20T02:10:00.000Z',
  recorded_at: '2026-11-20T02:10:00.000Z',
  recorded_by: 'Nur Aisyah',
  acknowledged_at: null,
  acknowledged_by: '',
  ...overrides,
})

/** Five earlier visits, a pressure that rises. */
export const earlierFixture = (): Measurement[] =>
  [118, 122, 126, 131, 138].map((systolic, index) =>
    measurementFixture({
      id: 50 + index,
      visit_id: 20 + index,
      systolic,
      taken_at: `2026-0${index + 3}-11T03:00:00.000Z`,
      weight: 60 + index,
    }),
  )

export const sheetFixture = (overrides: Partial<Sheet> = {}): Sheet => ({
  id: 1,
  patient: personFixture(1),
  state: 'in_vitals',
  room_name: 'Cempaka',
  queue_number: 1,
  vital_sign: notTaken,
  skip_reason: '',
  measurements: [],
  previous: [],
  version: 3,
  ...overrides,
})

const cardFixture = (overrides: Partial<Schema<'VisitCard'>> = {}): Schema<'VisitCard'> => {
  const { id = 1 } = overrides
  return {
    id,
    patient: personFixture(id),
    appointment_id: null,
    doctor_id: 1,
    doctor_name: 'drg. Ratna Dewi, Sp.KG',
    doctor_color: 'blue',
    room_id: 1,
    room_name: 'Cempaka',
    origin: 'walk_in',
    reason: 'scaling',
    queue_date: '2026-11-20',
    queue_number: id,
    identity: 'read_back',
    state: 'waiting',
    outcome: null,
    call_attempts: 0,
    arrived_at: '2026-11-20T02:00:00.000Z',
    state_since: '2026-11-20T02:00:00.000Z',
    vital_sign: notTaken,
    has_medical_alert: false,
    control: null,
    version: 1,
    ...overrides,
  }
}

export const visitsFixture = (): Schema<'VisitBoard'> => ({
  date: '2026-11-20',
  appointments: [],
  visits: [
    cardFixture({ id: 1, state: 'in_vitals' }),
    cardFixture({ id: 2, state: 'called' }),
    cardFixture({ id: 3, room_name: null }),
    cardFixture({ id: 4, state: 'ready', vital_sign: { state: 'recorded', level: 'normal', is_acknowledged: false } }),
    cardFixture({
      id: 5,
      state: 'ready',
      vital_sign: { state: 'recorded', level: 'hard_alert', is_acknowledged: false },
    }),
    cardFixture({ id: 6, state: 'in_practice', vital_sign: { state: 'skipped', level: null, is_acknowledged: false } }),
    cardFixture({ id: 7, state: 'checked_out', outcome: 'completed' }),
  ],
})
