import type { Schema } from '@clinic/api'
import { weekdays } from '../information'

type Template = Pick<Schema<'ShiftTemplateInput'>, 'weekday' | 'every_weeks' | 'valid_from' | 'valid_until'>

/** The days that a template fills: its weekday, every n weeks from the first one on, the last day included. */
export function templateDates({ weekday, every_weeks, valid_from, valid_until }: Template): string[] {
  const first = Date.parse(valid_from) + ((weekdays.indexOf(weekday) - sinceMonday(valid_from) + 7) % 7) * day
  const step = every_weeks * 7 * day
  const count = Math.max(0, Math.floor((Date.parse(valid_until) - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => plainDate(first + index * step))
}

/** The days of a week, Monday first, in which a day is. */
export function weekOf(date: string): string[] {
  const monday = Date.parse(date) - sinceMonday(date) * day
  return weekdays.map((_, index) => plainDate(monday + index * day))
}

/** A plain date so many days later, or earlier. */
export const addDays = (date: string, days: number) => plainDate(Date.parse(date) + days * day)

const day = 86_400_000
const sinceMonday = (date: string) => (new Date(date).getUTCDay() + 6) % 7
const plainDate = (moment: number) => new Date(moment).toISOString().slice(0, 10)
