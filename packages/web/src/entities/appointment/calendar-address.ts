import { dateIn } from '../../platform/time/date-in'

/** The day of an appointment in the calendar, with its details open. */
export function calendarAddress(
  { id, starts_at }: { id: number; starts_at: string },
  { timeZone, by }: { timeZone: string | undefined; by: 'doctor' | 'room' },
) {
  const date = dateIn(timeZone, Date.parse(starts_at))
  return `/clinic/dashboard/calendar?view=day&by=${by}&date=${date}&appointment=${id}`
}
