import type { Schema } from '@clinic/api'
import { daysSinceMonday, weekdays } from '../time'

/** When a clinic is open on a plain date: a special date takes the place of its weekday. */
export function openingHoursOn(
  { week, special_dates }: Pick<Schema<'OpeningHours'>, 'week' | 'special_dates'>,
  date: string,
): readonly Schema<'Shift'>[] {
  const special = special_dates.find((each) => each.date === date)
  if (special) return special.shifts
  return week[weekdays[daysSinceMonday(date)] ?? 'sunday']
}
