import { clinicTime, momentOf, weekdays } from '@clinic/core/time'
import type { World } from './sample-world'

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const wholeDay = [{ from: '00:00', until: '23:59' }]

/** Opening hours that never refuse an appointment. */
export const openAlways = Object.fromEntries(weekdays.map((day) => [day, wholeDay])) as Record<
  (typeof weekdays)[number],
  typeof wholeDay
>

/** Half an hour of the clinic's tomorrow, or of another day. */
export function slotAt({ now }: World, time: string, days = 1) {
  const start = momentOf(clinicTime(now().getTime() + days * 86_400_000, 'Asia/Jakarta').date, time, 'Asia/Jakarta')
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 1_800_000).toISOString() }
}
