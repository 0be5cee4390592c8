import type { Schema } from '@clinic/api'
import { partOfDay, partsBegin } from '../appointment'

/** Hours of one day, HH:MM, in which one person works. */
type Hours = Pick<Schema<'StaffShift'>, 'starts' | 'ends'>

export type Staffing = Omit<Schema<'Coverage'>, 'date'>

/**
 * How many dentists and assistants work in each part of a day in which a dentist does: at the moment when most assistants
 * are missing, because an assistant of eight o'clock is of no help at ten.
 */
export function staffing(dentists: readonly Hours[], assistants: readonly Hours[]): Staffing[] {
  const moments = [...dentists, ...assistants].flatMap(({ starts, ends }) => [starts, ends])
  const worst = new Map<Staffing['part'], Staffing>()
  for (const moment of [...new Set([...moments, ...partsBegin])].sort()) {
    const now = {
      part: partOfDay(moment),
      dentists: workingAt(moment, dentists),
      assistants: workingAt(moment, assistants),
    }
    const known = worst.get(now.part)
    if (now.dentists > 0 && (!known || isWorse(now, known))) worst.set(now.part, now)
  }
  return [...worst.values()]
}

/** Of two moments with as many missing, the one with more dentists is worse. */
const isWorse = (one: Staffing, other: Staffing) =>
  missing(one) - missing(other) > 0 || (missing(one) === missing(other) && one.dentists > other.dentists)

const missing = ({ dentists, assistants }: Staffing) => dentists - assistants

const workingAt = (moment: string, hours: readonly Hours[]) =>
  hours.filter(({ starts, ends }) => starts <= moment && moment < ends).length
