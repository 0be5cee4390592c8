import type { Schema } from '@clinic/api'
import { openingHoursOn } from '../information'
import { clinicTime, momentOf } from '../time'

type PartOfDay = Schema<'PartOfDay'>

/** When the afternoon and the evening begin. */
export const partsBegin = ['12:00', '17:00'] as const

/** The part of a day that a time, HH:MM, is in. */
export function partOfDay(time: string): PartOfDay {
  const [afternoon, evening] = partsBegin
  if (time < afternoon) return 'morning'
  return time < evening ? 'afternoon' : 'evening'
}

/** From the first moment until the last, in milliseconds; the last is not part of it. */
export interface Span {
  start: number
  end: number
}

interface Shift extends Span {
  doctor_id: number
  /** A start is so many minutes after the start of the shift, or a multiple. */
  slot_minutes: number
  /** How many more appointments the shift takes; null for any number. */
  left: number | null
}

interface Options {
  minutes: number
  /** The earliest start. */
  earliest: number
  clinic: Pick<Schema<'OpeningHours'>, 'week' | 'special_dates'> & { time_zone: Schema<'TimeZone'> }
  part_of_day?: PartOfDay
  count: number
}

/**
 * Returns the earliest times at which a dentist works, the clinic is open and the dentist and the patient are free, each time
 * once per dentist. `taken` are the taken times of each dentist, and those of the patient under every dentist.
 */
export function freeSlots(
  shifts: readonly Shift[],
  taken: (doctor_id: number) => readonly Span[],
  options: Options,
): { doctor_id: number; start: number; end: number }[] {
  const { count } = options
  return shifts
    .filter(({ left }) => left === null || left > 0)
    .flatMap((shift) => freeIn(shift, taken(shift.doctor_id), options))
    .sort((one, other) => one.start - other.start || one.doctor_id - other.doctor_id)
    .slice(0, count)
}

const minute = 60_000

/** Of one shift no more than are asked for: the others would come later than these. */
function freeIn(shift: Shift, taken: readonly Span[], { minutes, earliest, clinic, part_of_day, count }: Options) {
  const found: { doctor_id: number; start: number; end: number }[] = []
  const open = openIn(shift, clinic)
  for (let start = shift.start; start + minutes * minute <= shift.end; start += shift.slot_minutes * minute) {
    const end = start + minutes * minute
    if (start < earliest || !open.some((each) => each.start <= start && end <= each.end)) continue
    if (part_of_day && partOfDay(clinicTime(start, clinic.time_zone).time) !== part_of_day) continue
    if (taken.some((each) => each.start < end && start < each.end)) continue
    if (found.push({ doctor_id: shift.doctor_id, start, end }) === count) break
  }
  return found
}

function openIn({ start }: Span, clinic: Options['clinic']): Span[] {
  const { date } = clinicTime(start, clinic.time_zone)
  return openingHoursOn(clinic, date).map(({ from, until }) => ({
    start: momentOf(date, from, clinic.time_zone),
    end: momentOf(date, until, clinic.time_zone),
  }))
}
