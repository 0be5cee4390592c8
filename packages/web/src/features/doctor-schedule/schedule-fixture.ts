import type { Schema } from '@clinic/api'
import { weekOf } from '@clinic/core/time'
import { planViolationsFixture } from '../../entities/appointment/plan-violations-fixture'
import type { Absence, DoctorShift, Schedule, ScheduleDoctor } from '../../entities/schedule/schedule-query'

const doctor = (id: number, display_name: string, overrides: Partial<ScheduleDoctor> = {}): ScheduleDoctor => ({
  id,
  display_name,
  employment: 'internal',
  specialty: 'general',
  color: 'blue',
  status: 'active',
  room_id: 1,
  duration_minutes: 30,
  ...overrides,
})

const shiftFixture = (overrides: Partial<DoctorShift> = {}): DoctorShift => {
  const shift = { date: '2099-11-23', starts: '08:00', ends: '12:00', ...overrides }
  return {
    id: 1,
    doctor_id: 1,
    template_id: 1,
    room_id: 1,
    room_name: 'Melati',
    slot_minutes: 30,
    quota: null,
    online_bookable: true,
    is_exception: false,
    state: 'working',
    cancel_reason: '',
    version: 1,
    ...shift,
    starts_at: `${shift.date}T${shift.starts}:00+07:00`,
    ends_at: `${shift.date}T${shift.ends}:00+07:00`,
    ...overrides,
  }
}

export const absenceFixture = (overrides: Partial<Absence> = {}): Absence => ({
  id: 1,
  doctor_id: 2,
  doctor_name: 'drg. Bagus Santoso, Sp.KG',
  kind: 'leave',
  starts_on: '2099-11-26',
  ends_on: '2099-11-27',
  reason: 'Pernikahan adik',
  state: 'requested',
  requested_by: 'Bagus Santoso',
  decided_by: null,
  decided_at: null,
  decision_reason: '',
  appointments: 3,
  version: 1,
  created_at: '2026-11-20T02:00:00.000Z',
  ...overrides,
})

const morning = { starts: '08:00', ends: '12:00' }
const evening = { starts: '16:00', ends: '20:00' }

/** A believable week of a far year, so that nothing in it is over, with everything in it that a week can show. */
export function scheduleFixture(monday = '2099-11-23'): Schedule {
  const days = weekOf(monday)
  const at = (day: number) => days[day] ?? monday
  return {
    doctors: [
      doctor(1, 'drg. Ayu Lestari', { color: 'blue' }),
      doctor(2, 'drg. Bagus Santoso, Sp.KG', { color: 'teal', specialty: 'conservation' }),
      doctor(3, 'Prof. Dr. drg. Raden Ajeng Kusumaningrum Wijayakusuma, Sp.Ort(K)', { color: 'purple' }),
      doctor(4, 'Nur', { color: 'orange', status: 'on_leave' }),
    ],
    days: days.map((date, index) => ({
      date,
      open: index === 6 ? [] : index === 5 ? [{ from: '08:00', until: '14:00' }] : [{ from: '08:00', until: '20:00' }],
    })),
    shifts: [
      ...[0, 1, 2, 3, 4].map((day) => shiftFixture({ id: day + 1, date: at(day), ...morning })),
      ...[0, 2, 3, 4].map((day) =>
        shiftFixture({
          id: day + 11,
          doctor_id: 2,
          date: at(day),
          ...evening,
          room_id: 2,
          room_name: 'Anggrek',
          state: day === 4 ? 'away' : 'working',
        }),
      ),
      shiftFixture({ id: 21, doctor_id: 3, date: at(1), starts: '10:00', ends: '14:00' }),
      shiftFixture({
        id: 22,
        doctor_id: 3,
        date: at(3),
        ...evening,
        room_id: null,
        room_name: null,
        is_exception: true,
      }),
      shiftFixture({
        id: 23,
        doctor_id: 3,
        date: at(5),
        starts: '09:00',
        ends: '17:00',
        template_id: null,
        room_id: 3,
        room_name: 'Kenanga (anak)',
      }),
      shiftFixture({ id: 24, doctor_id: 4, date: at(2), state: 'cancelled', cancel_reason: 'Listrik padam' }),
    ],
    absences: [
      absenceFixture(),
      absenceFixture({
        id: 2,
        doctor_id: 4,
        doctor_name: 'Nur',
        kind: 'sick',
        state: 'approved',
        starts_on: at(0),
        ends_on: at(1),
        decided_by: 'Rani Putri',
        decided_at: '2026-11-20T04:00:00.000Z',
      }),
    ],
  }
}

const bagus = { doctor_id: 2, doctor_name: 'drg. Bagus Santoso, Sp.KG', violated_rules: [] }

export const absenceAppointments = planViolationsFixture.map((each) => ({ ...each, ...bagus }))

export const templateFixture = (overrides: Partial<Schema<'ShiftTemplate'>> = {}): Schema<'ShiftTemplate'> => ({
  id: 1,
  doctor_id: 1,
  weekday: 'monday',
  every_weeks: 1,
  valid_from: '2026-09-01',
  valid_until: '2099-12-31',
  ...morning,
  room_id: 1,
  room_name: 'Melati',
  slot_minutes: 30,
  quota: null,
  online_bookable: true,
  version: 1,
  created_at: '2026-09-01T02:00:00.000Z',
  updated_at: '2026-09-01T02:00:00.000Z',
  ...overrides,
})
