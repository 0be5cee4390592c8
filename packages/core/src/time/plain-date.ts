import type { Schema } from '@clinic/api'

/** The milliseconds of a day. */
export const day = 86_400_000

/** The week as it is read in Indonesia: Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly (keyof Schema<'OpeningWeek'>)[]

/** How many days lie between two plain dates, YYYY-MM-DD; negative when the second is earlier. */
export const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / day

/** A plain date so many days later, or earlier. */
export const addDays = (date: string, days: number) => plainDate(Date.parse(date) + days * day)

/** How many days have passed since the Monday of a plain date's week: 0 on Monday, 6 on Sunday. */
export const daysSinceMonday = (date: string) => (new Date(date).getUTCDay() + 6) % 7

/** The seven days of the week, Monday first, that a plain date is in. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -daysSinceMonday(date))
  return weekdays.map((_, index) => addDays(monday, index))
}

const plainDate = (moment: number) => new Date(moment).toISOString().slice(0, 10)
