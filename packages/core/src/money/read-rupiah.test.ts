import { describe, expect, it } from 'vitest'
import { isNegativeRupiah, readRupiah, readShortRupiah } from './index'

describe('a shortened amount', () => {
  it.each([
    ['75rb', 75_000],
    ['75 rb', 75_000],
    ['75k', 75_000],
    ['Rp 75 ribu', 75_000],
    ['1,5jt', 1_500_000],
    ['1.5 Juta', 1_500_000],
    ['1,25 jt', 1_250_000],
    ['0,5jt', 500_000],
    ['12,5rb', 12_500],
    ['75.000', 75_000],
  ])('%s is %d', (text, want) => expect(readShortRupiah(text)).toBe(want))

  it.each(['1.500rb', '1,234jt', '75 rb 500', 'rb', '75m', '75rbu', '-75rb', '12,5'])('%s is nobody’s guess', (text) =>
    expect(readShortRupiah(text)).toBeNull(),
  )

  it('is none in a file', () => expect(readRupiah('75rb')).toBeNull())
})

it.each([
  ['-5000', true],
  ['Rp -5.000', true],
  ['\u22125000', true],
  ['(5.000)', true],
  ['Rp5.000,-', false],
  ['5000-6000', false],
  ['-', false],
])('of %s it is %j that it is below 0', (text, want) => expect(isNegativeRupiah(text)).toBe(want))
