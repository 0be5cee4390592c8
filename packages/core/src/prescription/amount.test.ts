import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, readAmount } from './amount'

describe('an amount of a line', () => {
  it.each([
    ['1', 1, 1],
    ['12', 12, 1],
    ['1/2', 1, 2],
    ['½', 1, 2],
    ['¼', 1, 4],
    ['¾', 3, 4],
    ['2/4', 1, 2],
    ['3/2', 3, 2],
    ['1 1/2', 3, 2],
    ['1½', 3, 2],
    ['1 ½', 3, 2],
    ['2 3/4', 11, 4],
    ['1.5', 3, 2],
    ['1,5', 3, 2],
    ['0.25', 1, 4],
    ['2.50', 5, 2],
    ['10', 10, 1],
  ])('%s is %d/%d', (text, numerator, denominator) => expect(readAmount(text)).toEqual({ numerator, denominator }))

  it.each(['0', '0/2', '0.0', '1/0', '0,00'])('%s is none', (text) => expect(readAmount(text)).toBeNull())

  it('is read back as written', () => {
    const whole = fc.integer({ min: 0, max: 99 })
    const part = fc.constantFrom([0, 1], [1, 2], [1, 3], [2, 3], [1, 4], [3, 4], [1, 8])
    fc.assert(
      fc.property(whole, part, (ones, [over = 0, under = 1]) => {
        if (ones + over === 0) return
        const amount = { numerator: ones * under + over, denominator: under }
        expect(readAmount(amountText(amount))).toEqual(amount)
      }),
    )
  })
})
