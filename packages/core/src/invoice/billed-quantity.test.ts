import { expect, it } from 'vitest'
import { billedQuantity } from './index'

it.each([
  ['fixed', ['m', 'o'], 1, 1],
  ['per_tooth', ['m', 'o'], 2, 2],
  ['per_surface', ['m', 'o', 'd'], 1, 3],
  ['per_surface', ['m', 'o'], 2, 4],
  ['per_surface', [], 1, 1],
] as const)('a price %s of surfaces %j, %d times, is charged %d times', (price_model, surfaces, quantity, want) => {
  expect(billedQuantity({ price_model }, { surfaces, quantity })).toBe(want)
})
