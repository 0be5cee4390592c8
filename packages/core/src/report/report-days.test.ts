import { expect, it } from 'vitest'
import { reportDays } from './index'

it.each([
  ['today', '2026-11-25', '2026-11-25', '2026-11-25'],
  ['month', '2026-11-25', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['year', '2028-01-01', '2028-01-01', '2028-12-31'],
  ['lastYear', '2028-12-31', '2027-01-01', '2027-12-31'],
] as const)('%s on %s is from %s to %s', (period, today, from, until) => {
  expect(reportDays(period, today)).toEqual({ from, until })
})
