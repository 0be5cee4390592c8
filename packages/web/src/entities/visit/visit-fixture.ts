import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import type { VisitBoard } from './board-query'

const patientOf = (overrides: Partial<Schema<'AppointmentPatient'>>): Schema<'AppointmentPatient'> => {
  const { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status, ...overrides }
}

/** A board counts from now: so many minutes ago, less than none for what is to come. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const people = [
  { first_name: 'Ayu', last_name: 'Lestari' },
  { first_name: 'Sulastri', last_name: '' },
  { first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum', last_name: 'Wirjosoekarto Danurwendo' },
  { first_name: 'محمد عبد الرحمن', last_name: '' },
  { first_name: 'Budi', last_name: 'Santoso' },
  { first_name: 'Dewi', last_name: 'Anggraini', date_of_birth: '2021-03-04' },
]
const personAt = (id: number) =>
  patientOf({ ...people[id % people.length], id, record_number: `00-${String(10 + (id % 90))}-01` })

export const expectedFixture = (overrides: Partial<Schema<'AppointmentCard'>> = {}): Schema<'AppointmentCard'> => {
  const { id = 1, starts_at = minutesAgo(-30) } = overrides
  return {
    id,
    patient: personAt(id),
    doctor_id: 1,
    doctor_name: 'drg. Ratna Dewi, Sp.KG',
    doctor_color: 'blue',
    room_id: null,
    room_name: null,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 30 * 60_000).toISOString(),
    state: 'booked',
    reason: 'control',
    products: [],
    is_first: false,
    overridden: false,
    violated_rules: [],
    version: 1,
    ...overrides,
  }
}

export const visitCardFixture = (overrides: Partial<Schema<'VisitCard'>> = {}): Schema<'VisitCard'> => {
  const { id = 1, arrived_at = minutesAgo(5) } = overrides
  return {
    id,
    patient: personAt(id),
    appointment_id: 100 + id,
    doctor_id: 1,
    doctor_name: 'drg. Ratna Dewi, Sp.KG',
    doctor_color: 'blue',
    room_id: 1,
    room_name: 'Cempaka',
    origin: 'appointment',
    reason: 'scaling',
    queue_date: '2026-11-20',
    queue_number: id,
    identity: 'read_back',
    state: 'waiting',
    outcome: null,
    call_attempts: 0,
    arrived_at,
    state_since: arrived_at,
    vital_sign: { state: 'not_taken', level: null, is_acknowledged: false },
    has_medical_alert: false,
    control: null,
    version: 1,
    ...overrides,
  }
}

export const visitFixture = (overrides: Partial<Schema<'Visit'>> = {}): Schema<'Visit'> => {
  const card = visitCardFixture(overrides)
  return {
    ...card,
    staff_id: null,
    staff_name: null,
    note: '',
    end_reason: '',
    settlement: null,
    moves: [
      {
        event: 'visit.arrive',
        from_state: null,
        to_state: 'waiting',
        at: card.arrived_at,
        user_name: 'Rani Putri',
        user_role: 'front_office_clinic',
        reason: '',
      },
    ],
    created_by: 'Rani Putri',
    created_at: card.arrived_at,
    updated_at: card.arrived_at,
    ...overrides,
  }
}

const bagus = {
  doctor_id: 2,
  doctor_name: 'drg. Bagus',
  doctor_color: 'orange',
  room_id: 2,
  room_name: 'Melati',
} as const
const nobody = { doctor_id: null, doctor_name: null, doctor_color: null, room_id: null, room_name: null } as const
const walkIn = { appointment_id: null, origin: 'walk_in' } as const

/** A morning in motion: every stage, every mark. */
export const boardFixture = (overrides: Partial<VisitBoard> = {}): VisitBoard => ({
  date: '2026-11-20',
  appointments: [
    expectedFixture({ id: 1, starts_at: minutesAgo(42) }),
    expectedFixture({ id: 2, starts_at: minutesAgo(4), ...bagus }),
    expectedFixture({ id: 3, state: 'confirmed' }),
    expectedFixture({ id: 4, starts_at: minutesAgo(95), state: 'no_show' }),
  ],
  visits: [
    visitCardFixture({ id: 9, ...walkIn, ...nobody, origin: 'emergency', identity: 'later', reason: 'pain' }),
    visitCardFixture({ id: 2, arrived_at: minutesAgo(34), has_medical_alert: true }),
    visitCardFixture({ id: 3, arrived_at: minutesAgo(14), ...bagus }),
    visitCardFixture({ id: 5, ...walkIn, ...nobody, arrived_at: minutesAgo(2) }),
    visitCardFixture({ id: 4, state: 'called', call_attempts: 2, state_since: minutesAgo(1) }),
    visitCardFixture({ id: 6, state: 'in_vitals', ...bagus }),
    visitCardFixture({
      id: 7,
      state: 'ready',
      state_since: minutesAgo(11),
      vital_sign: { state: 'recorded', level: 'hard_alert', is_acknowledged: false },
    }),
    visitCardFixture({ id: 8, state: 'in_practice', state_since: minutesAgo(70) }),
    visitCardFixture({ id: 10, state: 'paused', ...bagus }),
    visitCardFixture({ id: 11, state: 'finished', outcome: 'completed' }),
    visitCardFixture({ id: 1, state: 'checked_out', outcome: 'completed' }),
  ],
  ...overrides,
})

/** A full morning: more than a window shows. */
export const fullBoard = (): VisitBoard =>
  boardFixture({
    appointments: Array.from({ length: 24 }, (_, id) =>
      expectedFixture({ id: id + 1, starts_at: minutesAgo(id * -15) }),
    ),
    visits: Array.from({ length: 20 }, (_, id) => visitCardFixture({ id: id + 1, arrived_at: minutesAgo(40 - id) })),
  })
