import { byLanguage } from '../texts/by-language'

// The one place that asks Intl for dates and times: scripts/check/rules/one-clock.ts.

type DateOptions = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'day' | 'month' | 'year'>

/** Writes plain dates, given as their midnight in UTC, as people of a language do. */
export const dateFormat = (options: DateOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }))

/** Writes the time of a moment in a zone, 15:30: clinics in every language do. */
export const timeFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv', { timeStyle: 'short', timeZone }) // Swedes write 15:30

/** Writes the date of a moment in a zone as YYYY-MM-DD. */
export const isoDateFormat = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone })

/** Writes a moment as its date and time in a zone: 20 Nov 2026, 15:30. */
export function momentFormat(language: string, timeZone: string | undefined) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  const time = timeFormat(timeZone)
  return (moment: Date) => `${date.format(moment)}, ${time.format(moment)}`
}
