import { expect, it } from 'vitest'
import { letterNumber } from './letter-number'

it.each([
  [{ letter_prefix: 'SRT', code: 'KMG' }, 7, 'SRT/KMG/2026/0007'],
  [{ letter_prefix: 'SRT', code: '' }, 12345, 'SRT/2026/12345'],
])('%j, %i is %s', (numbering, sequence, want) => {
  expect(letterNumber(numbering, 2026, sequence)).toBe(want)
})
