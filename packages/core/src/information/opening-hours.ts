import type { Schema } from '@clinic/api'
import { daysSinceMonday, weekdays } from '../time'

type Hours = Pick<Schema<'OpeningHours'>, 'week' | 'special_dates'>

/** When a clinic is open on a plain date: a special date takes the place of its weekday. */
export function openingHoursOn({ week, special_dates }: Hours, date: string): readonly Schema<'Shift'>[] {
  const special = special_dates.find((each) => each.date === date)
  if (special) return special.shifts
  return week[weekdays[daysSinceMonday(date)] ?? 'sunday']
}

/** The same for strangers: null where nobody entered hours, which is another thing than a closed day. */
export const announcedHoursOn = (hours: Hours, date: string) =>
  hours.special_dates.length > 0 || weekdays.some((day) => hours.week[day].length > 0)
    ? [...openingHoursOn(hours, date)]
    : null
