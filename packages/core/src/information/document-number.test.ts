import { expect, it } from 'vitest'
import { documentNumber } from './index'

it.each([
  [{ prefix: 'INV', code: 'KMG' }, 7, 'INV/KMG/2026/0007'],
  [{ prefix: 'GR', code: '' }, 12_345, 'GR/2026/12345'],
])('%j, the %d-th, is %s', (of, sequence, want) => {
  expect(documentNumber(of, 2026, sequence)).toBe(want)
})
