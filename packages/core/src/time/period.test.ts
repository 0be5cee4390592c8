import { describe, expect, it } from 'vitest'
import { daysOfPeriod, periodBefore, periodOf } from './period'

describe('a month', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-11-30'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2027-02', '2027-02-01', '2027-02-28'],
  ])('%s has the days %s to %s', (period, first, last) => {
    expect(daysOfPeriod(period)).toEqual({ first, last })
    expect([first, last].map(periodOf)).toEqual([period, period])
  })

  it('follows the one before, across the year too', () => {
    expect(periodBefore('2026-11')).toBe('2026-10')
    expect(periodBefore('2026-01')).toBe('2025-12')
  })
})
