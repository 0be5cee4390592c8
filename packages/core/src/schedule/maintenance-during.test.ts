import { expect, it } from 'vitest'
import { maintenanceDuring } from './maintenance-during'

const at = (from: string, until: string, room_id: number | null = 1) => ({
  room_id,
  starts_at: `2026-11-23T${from}:00+07:00`,
  ends_at: `2026-11-23T${until}:00+07:00`,
})
const windows = [
  { ...at('10:00', '11:00'), room_id: 1, reason: 'Servis' },
  { ...at('08:00', '20:00'), room_id: 2, reason: 'Cat' },
]

it.each([
  ['runs into one of its room', at('08:00', '12:00'), ['Servis']],
  ['is within one', at('10:15', '10:30'), ['Servis']],
  ['ends as it begins', at('08:00', '10:00'), []],
  ['begins as it ends', at('11:00', '12:00'), []],
  ['is in another room', at('10:00', '11:00', 2), ['Cat']],
  ['has no room', at('10:00', '11:00', null), []],
])('a shift that %s', (_, shift, reasons) => {
  expect(maintenanceDuring(windows, shift).map(({ reason }) => reason)).toEqual(reasons)
})
