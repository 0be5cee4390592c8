import type { Schema } from '@clinic/api'
import { weekOf } from '@clinic/core/time'

type Shift = Schema<'StaffShift'>

/** A shift of the assistant with id 1, who helps the dentist with id 1. */
export const staffShiftFixture = (id: number, date: string, overrides: Partial<Shift> = {}): Shift => ({
  id,
  staff_id: 1,
  template_id: 1,
  date,
  starts: '08:30',
  ends: '13:30',
  room_id: 1,
  room_name: 'Melati',
  starts_at: `${date}T08:30:00+07:00`,
  ends_at: `${date}T13:30:00+07:00`,
  assists_doctor_id: 1,
  version: 1,
  assists_doctor_name: 'drg. Ayu Lestari',
  is_exception: false,
  state: 'working',
  cancel_reason: '',
  ...overrides,
})

/** The week from a Monday as its assistant reads it, published; on Sunday the clinic is closed. */
export const ownStaffWeekFixture = (
  monday: string,
  overrides: Partial<Schema<'StaffSchedule'>> = {},
): Schema<'StaffSchedule'> => ({
  staff: [{ id: 1, name: 'Yuni Kartika', position: 'dental_nurse', status: 'active', doctor_id: 1 }],
  doctors: [],
  days: weekOf(monday).map((date, index) => ({ date, open: index === 6 ? [] : [{ from: '08:00', until: '20:00' }] })),
  shifts: [],
  absences: [],
  coverage: [],
  weeks: [{ monday, state: 'published', published_at: null, published_by: null }],
  ...overrides,
})

export const draftOf = (monday: string): Schema<'StaffWeek'>[] => [
  { monday, state: 'draft', published_at: null, published_by: null },
]
