import { Refusal } from './refusal'

const minute = 60_000
/** Refuses an address that asks more often in a minute, before anything is looked up. Kept in the memory of this server. */
export function openRequestLimit(mostRequests: number) {
  let ends = 0
  let counts = new Map<string, number>()
  return {
    count(ip: string, now: Date) {
      const left = ends - now.getTime()
      // no time left, or a clock that was set back
      if (left <= 0 || left > minute) {
        ends = now.getTime() + minute
        counts = new Map()
      }
      const count = (counts.get(ip) ?? 0) + 1
      if (count > mostRequests)
        throw new Refusal(429, 'tooManyRequests', { retryAfterSeconds: Math.ceil((ends - now.getTime()) / 1000) })
      counts.set(ip, count)
    },
  }
}
