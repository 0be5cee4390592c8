import { expect, it } from 'vitest'
import { treatedBy } from './treated-by'
import { visitCardFixture } from './visit-fixture'

it('lists the own patients and those without a dentist, the nearest to treatment first', () => {
  const visits = [
    visitCardFixture({ id: 1, state: 'waiting' }),
    visitCardFixture({ id: 2, state: 'ready', doctor_id: null }),
    visitCardFixture({ id: 3, state: 'ready', doctor_id: 2 }),
    visitCardFixture({ id: 4, state: 'ready' }),
    visitCardFixture({ id: 5, state: 'in_practice' }),
    visitCardFixture({ id: 6, state: 'finished' }),
    visitCardFixture({ id: 7, state: 'paused' }),
  ]
  expect(treatedBy(1, visits).map(({ id }) => id)).toEqual([5, 7, 2, 4, 1])
})

it('lists only patients without a dentist for an account that is no dentist', () => {
  const visits = [visitCardFixture({ id: 1 }), visitCardFixture({ id: 2, doctor_id: null })]
  expect(treatedBy(null, visits).map(({ id }) => id)).toEqual([2])
})
