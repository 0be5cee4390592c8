import type { TranslationFunctions } from '../../i18n/i18n-types'
import type { VisitEntry } from './visit-entry'

/** Whole minutes since a moment, none while it is to come. */
export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000))

/** 12 min, 1 h 25 min. */
export function durationText({ card }: TranslationFunctions['visit'], minutes: number): string {
  if (minutes < 60) return card.minutes(minutes)
  return card.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/**
 * The minutes a card counts: who waits has waited since the arrival, also after a call in vain; a step has lasted since it
 * began. Nothing is counted of who is expected or gone.
 */
export function minutesOf({ visit, column }: VisitEntry, now: number): number | undefined {
  if (!visit || column === 'done') return undefined
  return minutesSince(column === 'waiting' ? visit.arrived_at : visit.state_since, now)
}
