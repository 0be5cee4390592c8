import { expect, it } from 'vitest'
import { productProblems } from './product-problems'

it.each([
  { scope: 'none', price_model: 'fixed', want: {} },
  { scope: 'surface', price_model: 'fixed', want: {} },
  { scope: 'tooth', price_model: 'per_tooth', want: {} },
  { scope: 'surface', price_model: 'per_tooth', want: {} },
  { scope: 'jaw', price_model: 'per_tooth', want: { price_model: 'noTeeth' } },
  { scope: 'none', price_model: 'per_tooth', want: { price_model: 'noTeeth' } },
  { scope: 'surface', price_model: 'per_surface', want: {} },
  { scope: 'tooth', price_model: 'per_surface', want: { price_model: 'noSurfaces' } },
  { scope: 'mouth', price_model: 'per_surface', want: { price_model: 'noSurfaces' } },
] as const)('$price_model fits what is done on $scope: $want', ({ want, ...product }) => {
  expect(productProblems(product)).toEqual(want)
})
