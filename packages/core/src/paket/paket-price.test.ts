import { expect, it } from 'vitest'
import { savingOf, sumOf } from './paket-price'

const scaling = { price: 350_000, quantity: 2 }
const consultation = { price: 100_000, quantity: 1 }
const unpriced = { price: null, quantity: 1 }

it.each([
  { items: [], want: 0 },
  { items: [scaling], want: 700_000 },
  { items: [scaling, consultation], want: 800_000 },
  { items: [scaling, unpriced], want: null },
  { items: [unpriced, scaling], want: null },
  { items: [{ price: 0, quantity: 3 }], want: 0 },
])('adds up what the services cost: $want', ({ items, want }) => {
  expect(sumOf(items)).toBe(want)
})

it.each([
  { price: 650_000, items: [scaling, consultation], want: 150_000 },
  { price: 800_000, items: [scaling, consultation], want: 0 },
  { price: 900_000, items: [scaling, consultation], want: -100_000 },
  { price: null, items: [scaling], want: null },
  { price: 100_000, items: [unpriced], want: null },
])('saves $want', ({ want, ...paket }) => {
  expect(savingOf(paket)).toBe(want)
})
