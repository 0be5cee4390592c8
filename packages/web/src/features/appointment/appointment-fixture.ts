import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'
import type { Calendar, Card } from '../../entities/appointment/calendar-query'

export const appointmentPatientFixture = (
  overrides: Partial<Schema<'AppointmentPatient'>> = {},
): Schema<'AppointmentPatient'> => {
  const { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status, ...overrides }
}

export const cardFixture = (overrides: Partial<Card> = {}): Card => ({
  id: 1,
  patient: appointmentPatientFixture(),
  doctor_id: 1,
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  doctor_color: 'blue',
  room_id: 1,
  room_name: 'Cempaka',
  starts_at: '2026-11-20T02:00:00.000Z',
  ends_at: '2026-11-20T02:30:00.000Z',
  state: 'booked',
  reason: 'control',
  products: [],
  is_first: false,
  overridden: false,
  violated_rules: [],
  version: 1,
  ...overrides,
})

export const appointmentFixture = (overrides: Partial<Schema<'Appointment'>> = {}): Schema<'Appointment'> => ({
  ...cardFixture(),
  staff_id: null,
  staff_name: null,
  note: '',
  source: 'whatsapp',
  reminder: 'whatsapp',
  override_reason: '',
  moved_from: null,
  cancel_reason: null,
  cancel_note: '',
  created_by: 'Rani Putri',
  created_at: '2026-11-18T03:00:00.000Z',
  updated_at: '2026-11-18T03:00:00.000Z',
  ...overrides,
})

const shift = (overrides: Partial<Schema<'CalendarShift'>>): Schema<'CalendarShift'> => ({
  id: 1,
  doctor_id: 1,
  room_id: 1,
  date: '2026-11-20',
  slot_minutes: 15,
  quota: null,
  starts_at: '2026-11-20T00:00:00.000Z',
  ends_at: '2026-11-20T08:00:00.000Z',
  ...overrides,
})

const doctor = (id: number, name: string, color: Schema<'DoctorColor'>): Schema<'CalendarDoctor'> => ({
  id,
  name,
  color,
  status: 'active',
})
const room = (id: number, name: string, type: Schema<'RoomType'> = 'treatment'): Schema<'CalendarRoom'> => ({
  id,
  name,
  type,
  code: `R${id}`,
  status: 'active',
})

const people = [
  { first_name: 'Ayu', last_name: 'Lestari' },
  { first_name: 'Sulastri', last_name: '' },
  { first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum', last_name: 'Wirjosoekarto Danurwendo' },
  { first_name: 'محمد عبد الرحمن', last_name: '' },
  { first_name: 'Budi', last_name: 'Santoso' },
]
const seen: Partial<Card>[] = [
  { state: 'arrived', reason: 'control', starts_at: '2026-11-20T01:00:00.000Z', ends_at: '2026-11-20T01:30:00.000Z' },
  {
    state: 'arrived',
    reason: 'root_canal',
    starts_at: '2026-11-20T02:00:00.000Z',
    ends_at: '2026-11-20T03:00:00.000Z',
  },
  { state: 'confirmed', reason: 'scaling', starts_at: '2026-11-20T03:00:00.000Z', ends_at: '2026-11-20T03:45:00.000Z' },
  {
    state: 'booked',
    reason: 'pain',
    starts_at: '2026-11-20T04:00:00.000Z',
    ends_at: '2026-11-20T04:15:00.000Z',
    is_first: true,
  },
  { state: 'no_show', reason: 'filling', starts_at: '2026-11-20T04:00:00.000Z', ends_at: '2026-11-20T04:30:00.000Z' },
]
const bagus = { doctor_id: 2, doctor_name: 'drg. Bagus', doctor_color: 'orange' } satisfies Partial<Card>
const second: Partial<Card> = { ...bagus, room_id: 2, room_name: 'Melati' }
const open: Partial<Card> = {
  ...bagus,
  room_id: null,
  room_name: null,
  overridden: true,
}

/** A Friday of a clinic in Jakarta: two dentists, two chairs, one appointment whose chair is open. */
export const calendarFixture = (overrides: Partial<Calendar> = {}): Calendar => ({
  from: '2026-11-20',
  until: '2026-11-20',
  appointments: [...seen, ...seen.map((each) => ({ ...each, ...second })), { ...seen[3], ...open }].map((each, index) =>
    cardFixture({
      ...each,
      id: index + 1,
      patient: appointmentPatientFixture({ ...people[index % people.length], id: index + 1 }),
    }),
  ),
  requests: [],
  shifts: [
    shift({}),
    shift({
      id: 2,
      doctor_id: 2,
      room_id: 2,
      starts_at: '2026-11-20T01:00:00.000Z',
      ends_at: '2026-11-20T09:00:00.000Z',
    }),
  ],
  maintenance: [
    {
      id: 1,
      room_id: 2,
      reason: 'Servis kompresor',
      starts_at: '2026-11-20T03:00:00.000Z',
      ends_at: '2026-11-20T04:00:00.000Z',
    },
  ],
  doctors: [
    doctor(1, 'drg. Ratna Dewi, Sp.KG', 'blue'),
    doctor(2, 'drg. Bagus', 'orange'),
    doctor(3, 'drg. Citra', 'purple'),
  ],
  rooms: [room(1, 'Cempaka'), room(2, 'Melati'), room(3, 'Kasir', 'cashier')],
  ...overrides,
})

/** A quarter past one, of drg. Ratna. */
export const calendarRequestFixture = (
  overrides: Partial<Schema<'CalendarRequest'>> = {},
): Schema<'CalendarRequest'> => ({
  id: 7,
  first_name: 'Nur’aini',
  last_name: '',
  product_name: 'Konsultasi',
  product_name_en: 'Consultation',
  doctor_id: 1,
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  doctor_color: 'blue',
  starts_at: '2026-11-20T06:15:00.000Z',
  ends_at: '2026-11-20T06:45:00.000Z',
  ...overrides,
})

export const waitlistEntryFixture = (overrides: Partial<Schema<'WaitlistEntry'>> = {}): Schema<'WaitlistEntry'> => ({
  id: 1,
  patient_id: 20,
  doctor_id: 1,
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  duration_minutes: 45,
  reason: 'scaling',
  weekdays: ['monday', 'friday'],
  parts_of_day: ['morning'],
  note: '',
  state: 'waiting',
  appointment_id: null,
  version: 1,
  created_by: 'Rani Putri',
  patient: appointmentPatientFixture({ id: 20, first_name: 'Dewi', last_name: 'Anggraini', record_number: '00-20-01' }),
  created_at: '2026-11-18T03:00:00.000Z',
  updated_at: '2026-11-18T03:00:00.000Z',
  ...overrides,
})

export const slotFixture = (overrides: Partial<Schema<'FreeSlot'>> = {}): Schema<'FreeSlot'> => ({
  doctor_id: 1,
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  room_id: 1,
  room_name: 'Cempaka',
  starts_at: '2099-11-20T02:00:00.000Z',
  ends_at: '2099-11-20T02:30:00.000Z',
  ...overrides,
})
