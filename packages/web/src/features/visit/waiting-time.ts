import { minutesSince } from '../../entities/visit/duration'
import type { VisitEntry } from '../../entities/visit/visit-entry'

/**
 * The minutes a card counts: who waits has waited since the arrival, also after a call in vain; a step has lasted since it
 * began. Nothing is counted of who is expected or gone.
 */
export function minutesOf({ visit, column }: VisitEntry, now: number): number | undefined {
  if (!visit || column === 'done') return undefined
  return minutesSince(column === 'waiting' ? visit.arrived_at : visit.state_since, now)
}
