import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, amountInWords, percent, portionOf, roundingOf } from './index'

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 })

describe('a part of an amount', () => {
  it.each([
    [100_000, 11, 11_000],
    [150_000, 12.5, 18_750],
    [4, 12.5, 1], // half a rupiah goes up
    [3, 12.5, 0],
    [999, 0, 0],
    [999, 100, 999],
    [1_000_000_000_000, 33.33, 333_300_000_000],
    [100, 0.29, 0],
    [10_000, 0.29, 29],
  ])('of %d at %d %% is %d', (amount, rate, want) => expect(portionOf(amount, percent(rate))).toBe(want))

  it('is the nearest whole number to the exact part', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, numerator) => {
        const found = BigInt(portionOf(amount, { numerator, denominator: 10_000 }))
        const exact = BigInt(amount) * BigInt(numerator)
        const off = found * 10_000n - exact
        expect(off > -5_000n && off <= 5_000n).toBe(true)
      }),
    )
  })
})

describe('an amount divided by weights', () => {
  it.each<[total: number, weights: number[], want: number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [10, [0, 5, 5], [0, 5, 5]],
    [10, [6, 1, 4], [5, 1, 4]], // the largest remainder, not the largest weight
    [5, [3, 3, 3, 1], [2, 2, 1, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [1, [1_000_000_000_000, 999_999_999_999], [1, 0]],
  ])('%d by %j is %j', (total, weights, want) => expect(allocate(total, weights)).toEqual(want))

  it('refuses an amount without a weight to give it to', () => {
    const problem = new RangeError('1 cannot be divided among parts without weight')
    expect(() => allocate(1, [0, 0])).toThrow(problem)
    expect(() => allocate(1, [])).toThrow(problem)
  })

  it('makes up the amount, and gives nobody a rupiah more or less than the exact share', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 20 }), (total, weights) => {
        const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
        fc.pre(whole > 0n)
        const parts = allocate(total, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        for (const [index, weight] of weights.entries()) {
          const off = BigInt(parts[index] ?? -1) * whole - BigInt(total) * BigInt(weight)
          expect(off > -whole && off < whole).toBe(true)
        }
      }),
    )
  })

  it('gives a larger weight no smaller part', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 2, maxLength: 8 }), (total, weights) => {
        fc.pre(weights.some((weight) => weight > 0))
        const parts = allocate(total, weights)
        for (const [one, weight] of weights.entries())
          for (const [other, heavier] of weights.entries())
            if (heavier > weight) expect(parts[other]).toBeGreaterThanOrEqual(parts[one] ?? 0)
      }),
    )
  })
})

it.each([
  [1_049, 100, -49],
  [1_050, 100, 50],
  [1_100, 100, 0],
  [49, 100, -49],
  [0, 1_000, 0],
  [7, 1, 0],
  [1_250, 500, 250],
])('%d is rounded to steps of %d by %d', (amount, step, want) => expect(roundingOf(amount, step)).toBe(want))

describe('an amount in words', () => {
  it.each([
    [0, 'nol rupiah', 'zero rupiah'],
    [1, 'satu rupiah', 'one rupiah'],
    [11, 'sebelas rupiah', 'eleven rupiah'],
    [12, 'dua belas rupiah', 'twelve rupiah'],
    [19, 'sembilan belas rupiah', 'nineteen rupiah'],
    [20, 'dua puluh rupiah', 'twenty rupiah'],
    [100, 'seratus rupiah', 'one hundred rupiah'],
    [111, 'seratus sebelas rupiah', 'one hundred eleven rupiah'],
    [200, 'dua ratus rupiah', 'two hundred rupiah'],
    [1_000, 'seribu rupiah', 'one thousand rupiah'],
    [1_100, 'seribu seratus rupiah', 'one thousand one hundred rupiah'],
    [21_000, 'dua puluh satu ribu rupiah', 'twenty-one thousand rupiah'],
    [101_000, 'seratus satu ribu rupiah', 'one hundred one thousand rupiah'],
    [1_000_000, 'satu juta rupiah', 'one million rupiah'],
    [1_001_000, 'satu juta seribu rupiah', 'one million one thousand rupiah'],
    [
      1_234_567,
      'satu juta dua ratus tiga puluh empat ribu lima ratus enam puluh tujuh rupiah',
      'one million two hundred thirty-four thousand five hundred sixty-seven rupiah',
    ],
    [2_000_000_000, 'dua miliar rupiah', 'two billion rupiah'],
    [1_000_000_000_000, 'satu triliun rupiah', 'one trillion rupiah'],
  ])('%d', (amount, id, en) => {
    expect(amountInWords(amount, 'id')).toBe(id)
    expect(amountInWords(amount, 'en')).toBe(en)
  })

  it('is another sentence for every amount', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        fc.pre(one !== other)
        expect(amountInWords(one, 'id')).not.toBe(amountInWords(other, 'id'))
        expect(amountInWords(one, 'en')).not.toBe(amountInWords(other, 'en'))
      }),
    )
  })
})
