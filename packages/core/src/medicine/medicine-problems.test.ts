import { expect, it } from 'vitest'
import { medicineProblems } from './index'

it.each([
  [0, null, {}],
  [100, null, {}],
  [100, 100, {}],
  [100, 99, { maximum: 'belowMinimum' }],
])('a minimum of %i and a maximum of %s: %j', (minimum, maximum, want) => {
  expect(medicineProblems({ minimum, maximum })).toEqual(want)
})
