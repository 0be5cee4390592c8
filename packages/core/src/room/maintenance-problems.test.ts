import { expect, it } from 'vitest'
import { maintenanceProblems } from './maintenance-problems'

const now = new Date('2026-11-20T03:00:00Z')

it.each([
  ['from tomorrow', '2026-11-21T08:00:00+07:00', '2026-11-21T12:00:00+07:00', {}],
  ['that has begun', '2026-11-20T08:00:00+07:00', '2026-11-20T12:00:00+07:00', {}],
  ['of a year', '2026-11-21T08:00:00+07:00', '2027-11-21T08:00:00+07:00', {}],
  ['of 366 days', '2026-11-21T08:00:00+07:00', '2027-11-22T08:00:00+07:00', {}],
  ['that began a day ago', '2026-11-19T10:00:00+07:00', '2026-11-21T08:00:00+07:00', {}],
  ['that ends when it begins', '2026-11-21T08:00:00+07:00', '2026-11-21T08:00:00+07:00', { ends_at: 'notAfterStart' }],
  ['backwards, by the zone', '2026-11-21T08:00:00+07:00', '2026-11-21T08:30:00+09:00', { ends_at: 'notAfterStart' }],
  ['that ends now', '2026-11-20T08:00:00+07:00', '2026-11-20T10:00:00+07:00', { ends_at: 'inPast' }],
  ['that began last week', '2026-11-13T08:00:00+07:00', '2026-11-21T08:00:00+07:00', { starts_at: 'beganLongAgo' }],
  ['with a mistyped year', '2026-11-21T08:00:00+07:00', '2062-11-21T08:00:00+07:00', { ends_at: 'longerThanYear' }],
])('a window %s', (_, starts_at, ends_at, problems) => {
  expect(maintenanceProblems({ starts_at, ends_at }, { now })).toEqual(problems)
})
