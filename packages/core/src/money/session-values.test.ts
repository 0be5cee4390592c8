import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageParts, sessionsWorth } from './session-values'

describe('the price of a package', () => {
  it.each([
    [
      'by what the services cost alone',
      600_000,
      [
        [350_000, 2],
        [100_000, 1],
      ],
      [525_000, 75_000],
    ],
    [
      'to the rupiah',
      100,
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      [34, 33, 33],
    ],
    [
      'of nothing',
      0,
      [
        [350_000, 2],
        [100_000, 1],
      ],
      [0, 0],
    ],
    [
      'with a service that has no price',
      500,
      [
        [null, 1],
        [100, 2],
      ],
      [0, 500],
    ],
    [
      'by sessions where nothing has a price',
      500,
      [
        [null, 1],
        [0, 4],
      ],
      [100, 400],
    ],
  ] as const)('is divided %s', (_, price, items, want) => {
    expect(
      packageParts(
        price,
        items.map(([each, quantity]) => ({ price: each, quantity })),
      ),
    ).toEqual(want)
  })

  it('is the sum of what all sessions are worth', () => {
    const item = fc.record({
      price: fc.integer({ min: 0, max: 1_000_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(item, { minLength: 1, maxLength: 30 }),
        (price, items) => {
          const worth = packageParts(price, items).map((amount, index) => {
            const sessions = items[index]?.quantity ?? 0
            return Array.from({ length: sessions }, (__, from) =>
              sessionsWorth(amount, { sessions, from, count: 1 }),
            ).reduce((sum, each) => sum + each, 0)
          })
          return worth.reduce((sum, each) => sum + each, 0) === price
        },
      ),
    )
  })
})

it.each([
  [0, 1, 34],
  [1, 1, 33],
  [1, 2, 66],
  [0, 3, 100],
  [3, 0, 0],
])('after %i sessions, %i more are worth Rp %i of 100', (from, count, want) => {
  expect(sessionsWorth(100, { sessions: 3, from, count })).toBe(want)
})
