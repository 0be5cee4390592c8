import { daysOfPeriod, periodBefore, periodOf } from '../time'

/** The times that a report is asked for at one press. */
export const reportPeriods = ['today', 'month', 'lastMonth', 'year', 'lastYear'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** The first and the last day of a period, plain dates: today, this month or year until its end, and those before. */
export function reportDays(period: ReportPeriod, today: string): { from: string; until: string } {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'today':
      return { from: today, until: today }
    case 'month':
      return daysOfMonth(periodOf(today))
    case 'lastMonth':
      return daysOfMonth(periodBefore(periodOf(today)))
    case 'year':
      return { from: `${year}-01-01`, until: `${year}-12-31` }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` }
  }
}

function daysOfMonth(period: string) {
  const { first, last } = daysOfPeriod(period)
  return { from: first, until: last }
}
