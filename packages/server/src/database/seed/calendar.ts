import { addDays } from '@clinic/core/time'
import type { Random } from './random'

/** Whole years, as people count their age. */
export function yearsBetween(birth: string, today: string) {
  return Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0)
}

interface Hours {
  from: number
  to: number
}

/** A moment of a day in Jakarta, which has no summer time. */
export function drawMoment(random: Random, day: string, { from, to }: Hours) {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day}T${two(random.integer(from, to - 1))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}+07:00`
}

/** How many new patients a clinic has from Sunday to Saturday: it is closed on Sunday and full on Saturday. */
const newPatients = [0, 1, 1, 2, 1, 2, 4]

/** When the patients of a clinic came for the first time, the earliest first: two weeks as they are, before that here and there. */
export function drawArrivals(random: Random, { today, now, count }: { today: string; now: Date; count: number }) {
  const recent = Array.from({ length: 14 }, (_, daysAgo) => addDays(today, -daysAgo))
    .flatMap((day) => Array.from({ length: newPatients[weekday(day)] ?? 0 }, () => drawMoment(random, day, opening)))
    .filter((moment) => Date.parse(moment) <= now.getTime())
  const earlier = Array.from({ length: count - recent.length }, () => {
    // many came in the first months after the clinic opened, a year ago
    const day = addDays(today, -15 - Math.floor(340 * Math.sqrt(random.next())))
    return drawMoment(random, weekday(day) === 0 ? addDays(day, -1) : day, opening)
  })
  return [...recent, ...earlier].sort()
}

const opening = { from: 9, to: 20 }
/** 0 is Sunday. */
export const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
