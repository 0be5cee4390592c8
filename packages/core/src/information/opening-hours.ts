import type { Schema } from '@clinic/api'

/** The week as it is read in Indonesia: Monday first. */
export const weekdays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
] satisfies readonly (keyof Schema<'OpeningWeek'>)[]

/** When a clinic is open on a plain date: a special date takes the place of its weekday. */
export function openShifts(
  { week, special_dates }: Pick<Schema<'OpeningHours'>, 'week' | 'special_dates'>,
  date: string,
): readonly Schema<'Shift'>[] {
  const special = special_dates.find((each) => each.date === date)
  if (special) return special.shifts
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return week[weekdays[sinceMonday] ?? 'sunday']
}
