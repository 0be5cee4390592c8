import type { Schema } from '@clinic/api'

/** Indonesia knows no summer time. */
const hoursAhead: Record<Schema<'TimeZone'>, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }

/** Returns the date and time in a clinic's zone at a moment, in milliseconds: `{ date: '2026-11-20', time: '08:30' }`. */
export function clinicTime(moment: number, zone: Schema<'TimeZone'>): { date: string; time: string } {
  const shown = new Date(moment + hoursAhead[zone] * 3_600_000).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The moment, in milliseconds, at which calendar and clock of a clinic show a date and a time, HH:MM. */
export const momentOf = (date: string, time: string, zone: Schema<'TimeZone'>) =>
  Date.parse(`${date}T${time}:00Z`) - hoursAhead[zone] * 3_600_000
