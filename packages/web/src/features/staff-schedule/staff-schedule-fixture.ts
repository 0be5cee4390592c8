import type { Schema } from '@clinic/api'
import { weekOf } from '@clinic/core/time'

type Staff = Schema<'ScheduleStaff'>
type Shift = Schema<'StaffShift'>
type Doctor = Schema<'ScheduleDoctor'>

const assistant = (id: number, name: string, overrides: Partial<Staff> = {}): Staff => ({
  id,
  name,
  position: 'dental_nurse',
  status: 'active',
  doctor_id: null,
  ...overrides,
})
const doctor = (id: number, display_name: string, color: Doctor['color']): Doctor => ({
  id,
  display_name,
  color,
  employment: 'internal',
  specialty: 'general',
  status: 'active',
  room_id: 1,
  duration_minutes: 30,
})
const ayu = { assists_doctor_id: 1, assists_doctor_name: 'drg. Ayu Lestari' }
const bagus = { assists_doctor_id: 2, assists_doctor_name: 'drg. Bagus Santoso, Sp.KG' }

const shift = (overrides: Partial<Shift>): Shift => {
  const hours = { date: '2099-11-23', starts: '08:00', ends: '12:00', ...overrides }
  return {
    id: 1,
    staff_id: 1,
    template_id: 1,
    room_id: null,
    room_name: null,
    is_exception: false,
    state: 'working',
    assists_doctor_id: null,
    assists_doctor_name: null,
    cancel_reason: '',
    version: 1,
    ...hours,
    starts_at: `${hours.date}T${hours.starts}:00+07:00`,
    ends_at: `${hours.date}T${hours.ends}:00+07:00`,
    ...overrides,
  }
}

const absence = (overrides: Partial<Schema<'StaffAbsence'>> = {}): Schema<'StaffAbsence'> => ({
  id: 1,
  staff_id: 2,
  staff_name: 'Bayu',
  kind: 'leave',
  starts_on: '2099-11-26',
  ends_on: '2099-11-27',
  reason: 'Pulang kampung',
  state: 'requested',
  requested_by: 'Sinta',
  decided_by: null,
  decided_at: null,
  decision_reason: '',
  version: 1,
  created_at: '2026-11-20T02:00:00.000Z',
  ...overrides,
})

/** A believable week of a far year, so that nothing in it is over, with everything in it that a week can show. */
export function staffScheduleFixture(monday = '2099-11-23'): Schema<'StaffSchedule'> {
  const days = weekOf(monday)
  const at = (day: number) => days[day] ?? monday
  return {
    staff: [
      assistant(1, 'Yuni Kartika', { doctor_id: 1 }),
      assistant(2, 'Bayu', { position: 'assistant' }),
      assistant(3, 'Raden Ajeng Kusumaningrum Wijayakusuma Hadiningrat', { position: 'radiographer' }),
      assistant(4, 'Slamet', { position: 'front_office', status: 'on_leave' }),
    ],
    doctors: [doctor(1, 'drg. Ayu Lestari', 'blue'), doctor(2, 'drg. Bagus Santoso, Sp.KG', 'teal')],
    days: days.map((date, index) => ({ date, open: index === 6 ? [] : [{ from: '08:00', until: '20:00' }] })),
    shifts: [
      ...[0, 1, 2, 3, 4].map((day) => shift({ id: day + 1, date: at(day), ...ayu, room_id: 1, room_name: 'Melati' })),
      ...[0, 2, 3].map((day) =>
        shift({
          id: day + 11,
          staff_id: 2,
          date: at(day),
          starts: '15:00',
          ends: '20:00',
          ...bagus,
          state: day === 3 ? 'away' : 'working',
        }),
      ),
      shift({ id: 21, staff_id: 3, date: at(1), starts: '07:00', ends: '14:00', template_id: null }),
      shift({ id: 22, staff_id: 3, date: at(4), is_exception: true, room_id: 2, room_name: 'Radiologi' }),
      shift({ id: 23, staff_id: 4, date: at(2), state: 'cancelled', cancel_reason: 'Listrik padam' }),
    ],
    absences: [
      absence(),
      absence({
        id: 2,
        staff_id: 4,
        staff_name: 'Slamet',
        kind: 'sick',
        state: 'approved',
        starts_on: at(0),
        ends_on: at(1),
        decided_by: 'Rani Putri',
        decided_at: '2026-11-20T04:00:00.000Z',
      }),
    ],
    coverage: [
      { date: at(0), part: 'morning', dentists: 1, assistants: 1 },
      { date: at(0), part: 'evening', dentists: 1, assistants: 1 },
      { date: at(1), part: 'morning', dentists: 2, assistants: 1 },
      { date: at(2), part: 'morning', dentists: 1, assistants: 1 },
      { date: at(2), part: 'evening', dentists: 1, assistants: 1 },
      { date: at(3), part: 'morning', dentists: 1, assistants: 1 },
      { date: at(3), part: 'evening', dentists: 2, assistants: 0 },
      { date: at(4), part: 'morning', dentists: 1, assistants: 2 },
    ],
    weeks: [{ monday, state: 'draft', published_at: null, published_by: null }],
  }
}

export const staffTemplateFixture = (overrides: Partial<Schema<'StaffTemplate'>> = {}): Schema<'StaffTemplate'> => ({
  id: 1,
  staff_id: 1,
  weekday: 'monday',
  every_weeks: 1,
  valid_from: '2026-09-01',
  valid_until: '2099-12-31',
  starts: '08:00',
  ends: '12:00',
  room_id: 1,
  room_name: 'Melati',
  ...ayu,
  version: 1,
  created_at: '2026-09-01T02:00:00.000Z',
  updated_at: '2026-09-01T02:00:00.000Z',
  ...overrides,
})
