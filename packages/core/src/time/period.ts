import { addDays } from './plain-date'

/** The first and the last day of a month, plain dates; a month is `2026-11`. */
export function daysOfPeriod(period: string): { first: string; last: string } {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return { first: `${period}-01`, last: addDays(`${next}-01`, -1) }
}

/** Returns the month before. */
export const periodBefore = (period: string): string => addDays(`${period}-01`, -1).slice(0, 7)

/** Returns the month of a day. */
export const periodOf = (day: string): string => day.slice(0, 7)
