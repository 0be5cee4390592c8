import fc from 'fast-check'
import { expect, it } from 'vitest'
import { relativePrice } from './index'

// Seen to fail: without the step; with the difference alone; rounded down.
it.each([
  { price: 350_000, percent: -10, step: 1_000, want: 315_000, why: 'below' },
  { price: 350_000, percent: 10, step: 1_000, want: 385_000, why: 'above' },
  { price: 275_000, percent: -15, step: 5_000, want: 235_000, why: 'to the nearest step, 233,750' },
  { price: 275_000, percent: -15, step: 1, want: 233_750, why: 'without rounding' },
  { price: 25_000, percent: -10, step: 5_000, want: 25_000, why: 'a half up, 22,500' },
  { price: 350_000, percent: 0, step: 100, want: 350_000, why: 'as it is' },
  { price: 350_000, percent: -100, step: 1_000, want: 0, why: 'nothing' },
  { price: 1_000_000_000, percent: 11.11, step: 1, want: 1_111_100_000, why: 'with two decimals' },
])('is $want: $why', ({ price, percent, step, want }) => {
  expect(relativePrice(price, { percent, step })).toBe(want)
})

it('is a multiple of the step, at most half a step and half a rupiah from the exact price', () => {
  const amounts = { price: fc.integer({ min: 0, max: 1e9 }), percent: fc.integer({ min: -100, max: 400 }) }
  fc.assert(
    fc.property(fc.record({ ...amounts, step: fc.constantFrom(1, 500, 1_000, 5_000) }), ({ price, percent, step }) => {
      const found = relativePrice(price, { percent, step })
      expect(found % step).toBe(0)
      expect(Math.abs(found - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(step / 2 + 0.5)
    }),
  )
})
