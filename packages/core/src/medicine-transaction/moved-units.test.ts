import { describe, expect, it } from 'vitest'
import { creditTotal, lineChange, transactionTotal, unitCostOf, unitsOf } from './index'

describe('a line of a receipt', () => {
  it.each([
    [{ quantity: 5, bonus: 0, pack_size: 10, price: 12_000 }, 50, 1_200],
    [{ quantity: 10, bonus: 1, pack_size: 10, price: 11_000 }, 110, 1_000],
    [{ quantity: 3, bonus: 0, pack_size: 1, price: 333 }, 3, 333],
    [{ quantity: 1, bonus: 0, pack_size: 3, price: 1_000 }, 3, 333],
    [{ quantity: 1, bonus: 1, pack_size: 1, price: 1 }, 2, 1],
    [{ quantity: 0, bonus: 4, pack_size: 10, price: 0 }, 40, 0],
    [{ quantity: 0, bonus: 0, pack_size: 10, price: 500 }, 0, 0],
  ])('%j is %i units at Rp %i', (line, units, cost) => {
    expect([unitsOf(line), unitCostOf(line)]).toEqual([units, cost])
  })

  it('adds up to what the supplier is paid: what is free costs nothing', () => {
    expect(
      transactionTotal([
        { quantity: 10, price: 11_000 },
        { quantity: 0, price: 9_000 },
        { quantity: 2, price: 250 },
      ]),
    ).toBe(110_500)
  })
})

it.each([
  ['damaged', 3, -3],
  ['lost', 3, -3],
  ['expired', 3, -3],
  ['correction', 3, 3],
  ['correction', -3, -3],
] as const)('an adjustment, %s, of %i units changes the stock by %i', (reason, quantity, change) => {
  expect(lineChange({ quantity, pack_size: 1 }, reason)).toBe(change)
  expect(lineChange({ quantity, pack_size: 10 }, reason)).toBe(change * 10)
})

it('what the supplier owes for a return is what its units cost when they came', () => {
  const batches = [
    { id: 11, unit_cost: 450 },
    { id: 12, unit_cost: 1_000 },
  ]
  expect(
    creditTotal(
      [
        { batch_id: 11, quantity: 3, pack_size: 1 },
        { batch_id: 12, quantity: 2, pack_size: 10 },
        { batch_id: null, quantity: 7, pack_size: 1 },
      ],
      batches,
    ),
  ).toBe(21_350)
})
