import { expect, it } from 'vitest'
import { isRefused, retryDelay } from './retry'

it('waits twice as long after each failure, up to the longest wait', () => {
  const waits = [1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, { first: 350, longest: 2_000 }))
  expect(waits).toEqual([350, 700, 1_400, 2_000, 2_000])
})

it.each([
  [400, true],
  [403, true],
  [409, true],
  [499, true],
  [408, false],
  [429, false],
  [500, false],
  [0, false],
])('says whether %i is final: %s', (status, final) => {
  expect(isRefused(Object.assign(new Error('No'), { status }))).toBe(final)
})

it.each([new Error('What?'), 'What?', null, undefined])('knows nothing final of %s', (error) => {
  expect(isRefused(error)).toBe(false)
})
