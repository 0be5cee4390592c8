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

it.each([
  ['2026-11', { first: '2026-11-01', last: '2026-11-30' }, '2026-10'],
  ['2026-12', { first: '2026-12-01', last: '2026-12-31' }, '2026-11'],
  ['2028-02', { first: '2028-02-01', last: '2028-02-29' }, '2028-01'],
  ['2027-01', { first: '2027-01-01', last: '2027-01-31' }, '2026-12'],
])('the month %s has %j and comes after %s', (month, days, before) => {
  expect(daysOfPeriod(month)).toEqual(days)
  expect(periodBefore(month)).toBe(before)
})
