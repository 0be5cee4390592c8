import type { Schema } from '@clinic/api'
import { addDays, daysBetween, daysSinceMonday, weekdays } from '../time'

type Template = Pick<Schema<'ShiftTemplateInput'>, 'weekday' | 'every_weeks' | 'valid_from' | 'valid_until'>

/** The days that a template fills: its weekday, every n weeks from the first one on, the last day included. */
export function templateDates({ weekday, every_weeks, valid_from, valid_until }: Template): string[] {
  const first = addDays(valid_from, (weekdays.indexOf(weekday) - daysSinceMonday(valid_from) + 7) % 7)
  const step = every_weeks * 7
  const count = Math.max(0, Math.floor(daysBetween(first, valid_until) / step) + 1)
  return Array.from({ length: count }, (_, index) => addDays(first, index * step))
}
