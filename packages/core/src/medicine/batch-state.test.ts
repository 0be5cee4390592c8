import { expect, it } from 'vitest'
import { batchStateOf } from './index'

const today = '2026-11-25'

it.each([
  [null, false, 'good'],
  [null, true, 'recalled'],
  ['2026-11-24', false, 'expired'],
  ['2026-11-25', false, 'expiring'],
  ['2027-02-23', false, 'expiring'],
  ['2027-02-24', false, 'good'],
  ['2026-11-24', true, 'recalled'],
] as const)('a batch until %s, recalled %s, is %s', (expires_on, is_recalled, want) => {
  expect(batchStateOf({ expires_on, is_recalled }, today)).toBe(want)
})
