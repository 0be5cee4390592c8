import type { Schema } from '@clinic/api'
import { expectedFixture } from '../../../entities/visit/visit-fixture'
import { ownStaffWeekFixture, staffShiftFixture } from '../staff-shift-fixture'

export const monday = '2099-11-23'

const leave: Schema<'StaffAbsence'> = {
  id: 1,
  staff_id: 1,
  staff_name: 'Yuni Kartika',
  kind: 'leave',
  starts_on: '2099-11-26',
  ends_on: '2099-11-26',
  reason: '',
  state: 'approved',
  requested_by: 'Sinta',
  decided_by: null,
  decided_at: null,
  decision_reason: '',
  version: 1,
  created_at: '2099-11-01T02:00:00.000Z',
}

/** A published week with everything in it that an assistant's week can show. */
export const nurseWeekFixture = (overrides: Partial<Schema<'StaffSchedule'>> = {}) =>
  ownStaffWeekFixture(monday, {
    shifts: [
      staffShiftFixture(1, '2099-11-23'),
      staffShiftFixture(2, '2099-11-23', { starts: '15:00', ends: '20:00', room_id: null, room_name: null }),
      staffShiftFixture(3, '2099-11-24', { assists_doctor_id: null, assists_doctor_name: null }),
      staffShiftFixture(4, '2099-11-25', { state: 'cancelled', cancel_reason: 'Listrik padam' }),
      staffShiftFixture(5, '2099-11-26', { state: 'away' }),
      staffShiftFixture(6, '2099-11-28'),
    ],
    absences: [leave],
    ...overrides,
  })

/** Two patients on Monday, one on Saturday. */
export const helpedPatients = ['2099-11-23T02:00:00.000Z', '2099-11-23T03:00:00.000Z', '2099-11-28T02:00:00.000Z'].map(
  (starts_at, index) => expectedFixture({ id: index + 1, starts_at }),
)
