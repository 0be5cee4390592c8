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
  expect(productProblems({ ...product, odontogram_code: '' })).toEqual(want)
})

it.each([
  { scope: 'tooth', odontogram_code: 'mis', want: undefined },
  { scope: 'tooth', odontogram_code: 'MIS', want: undefined },
  { scope: 'tooth', odontogram_code: 'pob', want: undefined },
  { scope: 'tooth', odontogram_code: 'fis', want: undefined },
  { scope: 'tooth', odontogram_code: 'cof', want: 'otherEffect' },
  { scope: 'tooth', odontogram_code: 'car', want: 'otherEffect' },
  { scope: 'tooth', odontogram_code: 'sou', want: 'otherEffect' },
  { scope: 'tooth', odontogram_code: 'xyz', want: 'otherEffect' },
  { scope: 'surface', odontogram_code: 'cof', want: undefined },
  { scope: 'surface', odontogram_code: 'onl', want: undefined },
  { scope: 'surface', odontogram_code: 'mis', want: 'otherEffect' },
  { scope: 'surface', odontogram_code: 'nca', want: 'otherEffect' },
  { scope: 'jaw', odontogram_code: 'fld', want: undefined },
  { scope: 'jaw', odontogram_code: 'meb', want: undefined },
  { scope: 'jaw', odontogram_code: 'rct', want: 'otherEffect' },
  { scope: 'mouth', odontogram_code: 'mis', want: 'noEffect' },
  { scope: 'none', odontogram_code: 'cof', want: 'noEffect' },
  { scope: 'none', odontogram_code: '', want: undefined },
] as const)('a service on $scope that leaves "$odontogram_code": $want', ({ want, ...product }) => {
  expect(productProblems({ ...product, price_model: 'fixed' }).odontogram_code).toBe(want)
})

it('names both where price and finding do not fit', () => {
  expect(productProblems({ scope: 'jaw', price_model: 'per_tooth', odontogram_code: 'cof' })).toEqual({
    price_model: 'noTeeth',
    odontogram_code: 'otherEffect',
  })
})
