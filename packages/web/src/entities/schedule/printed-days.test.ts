import { expect, it } from 'vitest'
import { printedDays } from './printed-days'
import type { AnyAbsence, AnyShift } from './worker-schedule'

const shift = (id: number, doctor_id: number, date: string, starts: string): AnyShift => ({
  id,
  doctor_id,
  date,
  starts,
  ends: '20:00',
  starts_at: `${date}T${starts}:00+07:00`,
  ends_at: `${date}T20:00:00+07:00`,
  template_id: null,
  room_id: null,
  room_name: null,
  slot_minutes: 30,
  quota: null,
  online_bookable: false,
  is_exception: false,
  state: 'working',
  cancel_reason: '',
  version: 1,
})
const absence = (id: number, doctor_id: number, starts_on: string, ends_on: string): AnyAbsence => ({
  id,
  doctor_id,
  doctor_name: 'drg. Ayu',
  kind: 'leave',
  starts_on,
  ends_on,
  reason: '',
  state: 'approved',
  requested_by: '',
  decided_by: null,
  decided_at: null,
  decision_reason: '',
  appointments: 0,
  version: 1,
  created_at: '2026-11-01T00:00:00.000Z',
})
const days = ['2026-11-28', '2026-11-29', '2026-11-30'].map((date) => ({
  date,
  open: date === '2026-11-29' ? [] : [{ from: '08:00', until: '20:00' }],
}))
const idsOf = (week: ReturnType<typeof printedDays>) =>
  week.map(({ shifts, absences }) => [shifts.map(({ id }) => id), absences.map(({ id }) => id)])

it('has the shifts of the worker on their days, by their beginning', () => {
  const shifts = [
    shift(1, 1, '2026-11-28', '16:00'),
    shift(2, 1, '2026-11-28', '08:00'),
    shift(3, 2, '2026-11-28', '07:00'),
    shift(4, 1, '2026-11-30', '09:00'),
  ]
  const printed = printedDays({ days, shifts, absences: [] }, { id: 1 })
  expect(idsOf(printed)).toEqual([
    [[2, 1], []],
    [[], []],
    [[4], []],
  ])
})

it('has the absences of the worker from the first to the last of their days, and every one of a day', () => {
  const absences = [
    absence(1, 1, '2026-11-20', '2026-11-28'),
    absence(2, 1, '2026-11-28', '2026-11-29'),
    absence(3, 2, '2026-11-28', '2026-11-30'),
  ]
  const printed = printedDays({ days, shifts: [], absences }, { id: 1 })
  expect(idsOf(printed)).toEqual([
    [[], [1, 2]],
    [[], [2]],
    [[], []],
  ])
})

it('says on which days the clinic is closed', () => {
  const printed = printedDays({ days, shifts: [], absences: [] }, { id: 1 })
  expect(printed.map(({ isClosed }) => isClosed)).toEqual([false, true, false])
})
