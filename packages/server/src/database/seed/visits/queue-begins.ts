import { openingHoursOn } from '@clinic/core/information'
import { momentOf } from '@clinic/core/time'
import { demoOpeningHours } from '../opening-hours'
import { queueMinutes } from './queue'

const minute = 60_000
const zone = 'Asia/Jakarta'

/** When the first one of the queue came, in milliseconds: two and a half hours ago, but today, and not long before the doors opened if they have opened. */
export function queueBegins(today: string, now: Date) {
  const longAgo = now.getTime() - queueMinutes * minute
  const [first] = openingHoursOn(demoOpeningHours(today), today)
  const opened = first && momentOf(today, first.from, zone)
  // who is early waits at the door
  const begin = opened !== undefined && opened <= now.getTime() ? opened - 12 * minute : momentOf(today, '00:00', zone)
  return Math.max(longAgo, begin)
}
