import { expect, it } from 'vitest'
import { plannedRoom } from './planned-room'

const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`
const shift = (room_id: number | null, from: number, until: number, doctor_id = 1) => ({
  doctor_id,
  room_id,
  starts_at: at(from),
  ends_at: at(until),
})

it.each([
  ['of the shift that runs', [shift(1, 1, 4), shift(2, 4, 8)], 1],
  ['of the next one, when one is over', [shift(1, 1, 2), shift(2, 4, 8)], 2],
  ['of the nearest, in whatever order they come', [shift(2, 4, 8), shift(1, 1, 4)], 1],
  ['of another shift, when the one that runs has none', [shift(null, 1, 4), shift(2, 4, 8)], 2],
  ['none, of another dentist alone', [shift(1, 1, 4, 2)], null],
  ['none, without shifts', [], null],
])('suggests the room %s', (_, shifts, want) =>
  expect(plannedRoom(shifts, { doctor_id: 1, now: Date.parse(at(3)) })).toBe(want),
)
