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
  return new Intl.DateTimeFormat('sv', { timeZone }).format(moment) // Swedes write YYYY-MM-DD
}

const dateAhead = (hours: number, moment: number) => new Date(moment + hours * 3_600_000).toISOString().slice(0, 10)
