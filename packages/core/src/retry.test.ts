import { expect, it } from 'vitest'
import { retryDelay } from './retry'

it('waits twice as long after each failure, up to the longest wait', () => {
  const waits = [1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, { first: 350, longest: 2_000 }))
  expect(waits).toEqual([350, 700, 1_400, 2_000, 2_000])
})
