import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coversDiscount, percentOff } from './index'

const granted = { discount: 200_000, gross: 800_000 }

describe('what was granted', () => {
  it.each([
    ['the same', granted, true],
    ['less', { discount: 100_000, gross: 800_000 }, true],
    ['as much of more', { discount: 200_000, gross: 900_000 }, true],
    ['the same part of less', { discount: 100_000, gross: 400_000 }, true],
    ['one rupiah more', { discount: 200_001, gross: 800_000 }, false],
    ['the same part of more', { discount: 250_000, gross: 1_000_000 }, false],
    ['as much of less', { discount: 200_000, gross: 799_999 }, false],
    ['one rupiah more than the part of less', { discount: 100_001, gross: 400_000 }, false],
  ])('covers or does not cover %s', (_, now, covers) => {
    expect(coversDiscount(granted, now)).toBe(covers)
  })

  it('is compared to the rupiah, however large', () => {
    const large = { discount: 33_333_333_333, gross: 99_999_999_999 }
    expect(coversDiscount(large, { discount: 33_333_333_332, gross: 99_999_999_996 })).toBe(true)
    expect(coversDiscount(large, { discount: 33_333_333_332, gross: 99_999_999_995 })).toBe(false)
  })

  it('covers itself, and nothing that covers it but itself or as much', () => {
    const takenOff = fc.nat({ max: 1_000_000 }).chain((gross) =>
      fc.record({
        gross: fc.constant(gross + 1),
        discount: fc.nat({ max: gross + 1 }).map((part) => Math.max(1, part)),
      }),
    )
    fc.assert(
      fc.property(takenOff, takenOff, (one, other) => {
        expect(coversDiscount(one, one)).toBe(true)
        if (coversDiscount(one, other) && coversDiscount(other, one)) expect(one).toEqual(other)
      }),
    )
  })
})

it('a part is told with at most two decimals', () => {
  expect(percentOff(granted)).toBe(25)
  expect(percentOff({ discount: 1, gross: 3 })).toBe(33.33)
})
