import type { Schema } from '@clinic/api'

/** A visit that waits; the lower the position, the earlier. It begins with the number of the day. */
export interface Queued {
  id: number
  origin: Schema<'VisitOrigin'>
  position: number
}

/** The number of patients who go first after an unanswered call. */
const backBy = 3
/** After this many unanswered calls the desk is asked whether the patient has left. */
const lastCall = 3

/** A number of the queue as it is called: `A-007`, with the letter of the service. */
export const queueNumber = (letter: string, count: number) => `${letter}-${String(count).padStart(3, '0')}`

/** The next number of a letter. `taken` are those of the same clinic and day, also of visits that are over. */
export function nextQueueNumber(letter: string, taken: readonly string[]): string {
  const counts = taken.filter((number) => number.startsWith(`${letter}-`)).map((number) => Number(number.split('-')[1]))
  return queueNumber(letter, Math.max(0, ...counts) + 1)
}

/** Sorts the queue: emergencies first, then by position. */
export const inQueueOrder = <Visit extends Queued>(waiting: readonly Visit[]): Visit[] =>
  [...waiting].sort(
    (one, other) =>
      Number(other.origin === 'emergency') - Number(one.origin === 'emergency') ||
      one.position - other.position ||
      one.id - other.id,
  )

/**
 * Returns the new position of a patient who did not come when called: behind three patients as urgent, or behind all of them
 * where they are fewer.
 */
export function positionAfterRequeue(visit: Queued, waiting: readonly Queued[]): number {
  const isUrgent = visit.origin === 'emergency'
  const behind = inQueueOrder(waiting).filter(
    ({ id, origin, position }) =>
      id !== visit.id && (origin === 'emergency') === isUrgent && position >= visit.position,
  )
  const before = behind.slice(0, backBy).at(-1)
  if (!before) return visit.position
  const after = behind[backBy]
  return after ? (before.position + after.position) / 2 : before.position + 1
}

/** Whether it is to be asked if the patient has left, after so many calls without an answer. */
export const asksWhetherLeft = (calls: number) => calls >= lastCall

/** Returns the level of a waiting time, which a board shows as a colour. */
export function waitLevel(minutes: number): 'short' | 'long' | 'too_long' {
  if (minutes < 10) return 'short'
  return minutes < 20 ? 'long' : 'too_long'
}
