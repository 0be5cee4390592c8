import type { Schema } from '@clinic/api'
import { partOfDay } from '../appointment'
import { addDays, clinicTime, daysBetween, partsOfDay } from '../time'
import { valuesOf } from '../values'
import type { OnlineTime } from './online-booking'

/** A day in the clinic with its free times. */
export interface OnlineDay {
  /** YYYY-MM-DD */
  date: string
  /** How many times are free. */
  count: number
  /** The parts of the day with a free time, the earliest first. */
  parts: { part: Schema<'PartOfDay'>; times: OnlineTime[] }[]
}

/** Groups free times by the days of their week, and each day by its parts; a day without a time is there too. */
export function onlineDays(
  { from, until, times }: Pick<Schema<'OnlineTimes'>, 'from' | 'until' | 'times'>,
  time_zone: Schema<'TimeZone'>,
): OnlineDay[] {
  const clocked = times.map((time) => ({ time, ...clockOf(time, time_zone) }))
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => {
    const date = addDays(from, index)
    const ofDay = clocked.filter((each) => each.date === date)
    const parts = valuesOf(partsOfDay).map((part) => ({
      part,
      times: ofDay.filter((each) => each.part === part).map(({ time }) => time),
    }))
    return { date, count: ofDay.length, parts: parts.filter((each) => each.times.length > 0) }
  })
}

function clockOf({ starts_at }: OnlineTime, time_zone: Schema<'TimeZone'>) {
  const { date, time } = clinicTime(Date.parse(starts_at), time_zone)
  return { date, part: partOfDay(time) }
}
