import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'

const appointment = (
  id: number,
  overrides: Partial<Schema<'AppointmentCard'>>,
  name: { first_name: string; last_name: string },
) => {
  const { record_number, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return {
    id,
    patient: { id, record_number, sex, date_of_birth, phone, no_messages, status, ...name },
    doctor_id: 1,
    doctor_name: 'drg. Ayu Lestari',
    doctor_color: 'blue',
    room_id: 1,
    room_name: 'Melati',
    starts_at: '2099-11-23T02:00:00.000Z',
    ends_at: '2099-11-23T02:30:00.000Z',
    state: 'confirmed',
    reason: 'control',
    products: [],
    is_first: false,
    overridden: false,
    violated_rules: ['no_shift'],
    version: 1,
    ...overrides,
  } satisfies Schema<'AppointmentCard'>
}

/** Appointments that a change of the plan would leave outside of it. */
export const planViolationsFixture: Schema<'AppointmentCard'>[] = [
  appointment(1, {}, { first_name: 'Siti', last_name: 'Nurhaliza' }),
  appointment(
    2,
    {
      starts_at: '2099-11-23T02:45:00.000Z',
      ends_at: '2099-11-23T03:15:00.000Z',
      violated_rules: ['clinic_closed', 'no_shift'],
    },
    { first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum', last_name: 'Wirjosoekarto Danurwendo' },
  ),
  appointment(
    3,
    { starts_at: '2099-11-23T04:00:00.000Z', ends_at: '2099-11-23T04:30:00.000Z' },
    { first_name: 'محمد عبد الله', last_name: '' },
  ),
]

const doctor = (id: number, name: string): Schema<'CalendarDoctor'> => ({ id, name, color: 'teal', status: 'active' })
const room = (id: number, name: string): Schema<'CalendarRoom'> => ({
  id,
  name,
  code: `R${id}`,
  type: 'treatment',
  status: 'active',
})
const shift = (id: number, [doctor_id, room_id]: [number, number], until: string): Schema<'CalendarShift'> => ({
  id,
  doctor_id,
  room_id,
  date: '2099-11-23',
  slot_minutes: 15,
  quota: null,
  starts_at: '2099-11-23T01:00:00.000Z',
  ends_at: until,
})

/** The day of those appointments: drg. Citra has time for the first two, drg. Ayu for the first, drg. Dewi does not work. */
export const calendarOfViolations: Schema<'AppointmentCalendar'> = {
  from: '2099-11-23',
  until: '2099-11-23',
  appointments: [
    ...planViolationsFixture,
    appointment(
      9,
      { doctor_id: 3, room_id: 3, starts_at: '2099-11-23T04:15:00.000Z', ends_at: '2099-11-23T04:45:00.000Z' },
      { first_name: 'Dewi', last_name: 'Anggraini' },
    ),
  ],
  requests: [],
  shifts: [shift(1, [1, 1], '2099-11-23T02:30:00.000Z'), shift(3, [3, 3], '2099-11-23T05:00:00.000Z')],
  maintenance: [],
  doctors: [
    doctor(1, 'drg. Ayu Lestari'),
    doctor(2, 'drg. Bagus Santoso, Sp.KG'),
    doctor(3, 'drg. Citra'),
    doctor(4, 'drg. Dewi'),
  ],
  rooms: [room(1, 'Melati'), room(3, 'Kenanga')],
}
