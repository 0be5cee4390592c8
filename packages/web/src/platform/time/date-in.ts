import { isoDateFormat } from './date-format'

// Indonesia knows no summer time. The first formatter of Intl costs as much as drawing a whole list.
const hoursAhead = new Map([
  ['Asia/Jakarta', 7],
  ['Asia/Pontianak', 7],
  ['Asia/Makassar', 8],
  ['Asia/Jayapura', 9],
])

/** The date of a moment, 'YYYY-MM-DD', in a zone or, without one, in the zone of this device. */
export function dateIn(timeZone: string | undefined, moment: number): string {
  if (timeZone === undefined) return dateAhead(-new Date(moment).getTimezoneOffset() / 60, moment)
  const hours = hoursAhead.get(timeZone)
  if (hours !== undefined) return dateAhead(hours, moment)
  return isoDateFormat(timeZone).format(moment)
}

/** A date and a time of a day in a zone, or without one in that of this device, as the wire writes a moment. */
export function momentIn(timeZone: string | undefined, date: string, time: string): string {
  const hours = timeZone === undefined ? undefined : hoursAhead.get(timeZone)
  const offset = hours === undefined ? '' : `+${String(hours).padStart(2, '0')}:00`
  return new Date(`${date}T${time}${offset}`).toISOString()
}

/** Whether the clock of this device tells another time than that of a zone. */
export const isElsewhere = (timeZone: string, moment: number) =>
  (hoursAhead.get(timeZone) ?? 0) * 60 !== -new Date(moment).getTimezoneOffset()

const dateAhead = (hours: number, moment: number) => new Date(moment + hours * 3_600_000).toISOString().slice(0, 10)
