import { expect, it } from 'vitest'
import { addDays, daysBetween, daysSinceMonday, weekOf } from './plain-date'

it('a week begins with Monday', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  for (const date of days) expect(weekOf(date)).toEqual(days)
})

it('days are counted across months', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

it('a day of the week is counted from Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(daysSinceMonday)).toEqual([0, 5, 6])
})

it('the days between two dates are negative backwards', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-12-01', '2026-11-30')).toBe(-1)
})
