import { expect, it } from 'vitest'
import { roomConflicts } from './room-conflicts'

const shift = (id: number, room_id: number | null, hours: string, state: 'working' | 'away' = 'working') => {
  const [starts, ends] = hours.split('–')
  return { id, room_id, state, starts_at: `2026-11-23T${starts}:00+07:00`, ends_at: `2026-11-23T${ends}:00+07:00` }
}

it('are those of one room that overlap, and no others', () => {
  const found = roomConflicts([
    shift(1, 1, '10:00–12:00'),
    shift(2, 1, '08:00–18:00'),
    shift(3, 1, '12:00–13:00'),
    shift(4, 1, '18:00–20:00'),
    shift(5, 2, '08:00–12:00'),
    shift(6, 2, '12:00–18:00'),
    shift(7, 2, '08:00–12:00', 'away'),
    shift(8, null, '08:00–12:00'),
    shift(9, null, '08:00–12:00'),
  ])
  expect([...found].sort()).toEqual([1, 2, 3])
})

it.each([
  ['of another room', shift(2, 2, '08:00–12:00')],
  ['later that day', shift(2, 1, '14:00–16:00')],
])('are found behind a shift %s', (_, between) => {
  const shifts = [shift(1, 1, '08:00–12:00'), between, shift(3, 1, '09:00–10:00')]
  expect([...roomConflicts(shifts)]).toEqual([1, 3])
  expect([...roomConflicts(shifts.toReversed())]).toEqual([1, 3])
})
