import type { Schema } from '@clinic/api'
import { expectedFixture } from '../../../entities/visit/visit-fixture'

const dates = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2099-11-${day}`)

/** A dentist's week with a shift without a room, a cancelled one, and a leave that was requested. */
export const doctorScheduleFixture: Schema<'DoctorSchedule'> = {
  doctors: [],
  days: dates.map((date, index) => ({ date, open: index === 6 ? [] : [{ from: '08:00', until: '20:00' }] })),
  shifts: dates.slice(0, 3).map((date, index) => ({
    id: index + 1,
    doctor_id: 1,
    template_id: null,
    date,
    starts: '08:00',
    ends: '12:00',
    starts_at: `${date}T08:00:00+07:00`,
    ends_at: `${date}T12:00:00+07:00`,
    room_id: index === 1 ? null : 1,
    room_name: index === 1 ? null : 'Melati',
    slot_minutes: 30,
    quota: null,
    online_bookable: true,
    is_exception: false,
    state: index === 2 ? 'cancelled' : 'working',
    cancel_reason: '',
    version: 1,
  })),
  absences: [
    {
      id: 1,
      doctor_id: 1,
      doctor_name: 'drg. Ayu Lestari',
      kind: 'leave',
      starts_on: '2099-11-26',
      ends_on: '2099-11-26',
      reason: '',
      state: 'requested',
      requested_by: 'Ayu Lestari',
      decided_by: null,
      decided_at: null,
      decision_reason: '',
      appointments: 0,
      version: 1,
      created_at: '2099-11-01T02:00:00.000Z',
    },
  ],
}

/** Two patients on Monday, one on Tuesday. */
export const doctorAppointments = [1, 2, 3].map((id) =>
  expectedFixture({ id, room_name: 'Melati', starts_at: `2099-11-2${id > 2 ? 4 : 3}T0${id}:30:00.000Z` }),
)
