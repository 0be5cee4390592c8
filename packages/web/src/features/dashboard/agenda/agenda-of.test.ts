import { expect, test } from 'vitest'
import { boardFixture, expectedFixture, minutesAgo, visitCardFixture } from '../../../entities/visit/visit-fixture'
import { agendaOf } from './agenda-of'

test('the desk’s part of the day is in the order of its times, the chair and those who left are not in it', () => {
  const board = boardFixture({
    appointments: [
      expectedFixture({ id: 1, starts_at: minutesAgo(-60) }),
      expectedFixture({ id: 2, starts_at: minutesAgo(20) }),
      expectedFixture({ id: 3, starts_at: minutesAgo(90), state: 'no_show' }),
    ],
    visits: [
      visitCardFixture({ id: 4, arrived_at: minutesAgo(45) }),
      visitCardFixture({ id: 5, arrived_at: minutesAgo(100), state: 'in_practice' }),
      visitCardFixture({ id: 6, arrived_at: minutesAgo(120), state: 'finished', outcome: 'completed' }),
      visitCardFixture({ id: 7, arrived_at: minutesAgo(130), state: 'checked_out', outcome: 'completed' }),
    ],
  })
  expect(agendaOf(board).map(({ appointment, visit }) => (appointment ?? visit).id)).toEqual([6, 4, 2, 1])
})
