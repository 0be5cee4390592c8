import { expect, it } from 'vitest'
import { minutesSince } from '../../entities/visit/duration'
import { entriesOf } from '../../entities/visit/visit-entry'
import { boardFixture, visitCardFixture } from '../../entities/visit/visit-fixture'
import { minutesOf } from './waiting-time'

const now = Date.parse('2026-11-20T03:00:00.000Z')
const at = (clock: string) => `2026-11-20T${clock}.000Z`

it.each([
  ['02:59:01', 0],
  ['02:59:00', 1],
  ['01:35:00', 85],
  ['03:10:00', 0],
])('counts whole minutes since %s', (clock, want) => expect(minutesSince(at(clock), now)).toBe(want))

it.each([
  ['waiting', 40],
  ['called', 5],
  ['in_practice', 5],
  ['finished', 5],
  ['checked_out', undefined],
] as const)('counts of who is %s: since the arrival while they wait, else since the step began', (state, want) => {
  const visit = visitCardFixture({ state, arrived_at: at('02:20:00'), state_since: at('02:55:00') })
  const [entry] = entriesOf(boardFixture({ appointments: [], visits: [visit] }))
  expect(entry && minutesOf(entry, now)).toBe(want)
})

it('does not count expected patients', () => {
  const [entry] = entriesOf(boardFixture({ visits: [] }))
  expect(entry && minutesOf(entry, now)).toBeUndefined()
})
