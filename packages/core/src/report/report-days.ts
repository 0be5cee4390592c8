import { addDays } from '../time'

/** The times that a report is asked for at one press. */
export const reportPeriods = ['today', 'month', 'lastMonth', 'year', 'lastYear'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** The first and the last day of a period, plain dates: today, this month or year until its end, and those before. */
export function reportDays(period: ReportPeriod, today: string): { from: string; until: string } {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(0, 7)]
  switch (period) {
    case 'today':
      return { from: today, until: today }
    case 'month':
      return monthOf(month)
    case 'lastMonth':
      return monthOf(addDays(`${month}-01`, -1).slice(0, 7))
    case 'year':
      return { from: `${year}-01-01`, until: `${year}-12-31` }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` }
  }
}

function monthOf(month: string) {
  const from = `${month}-01`
  // 32 days on is always in the next month
  const next = `${addDays(from, 32).slice(0, 7)}-01`
  return { from, until: addDays(next, -1) }
}
