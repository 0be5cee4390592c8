import type { Calendar, Card } from '../../../entities/appointment/calendar-query'
import { companions } from './drop-choice'

export type LandingProblem = 'inPast' | 'noShift' | 'taken' | 'room_maintenance'

interface Landing extends Pick<Parameters<typeof companions>[1], 'view' | 'slot'> {
  appointment: Card
  /** milliseconds, by the clock of the server */
  now: number
}

/**
 * Returns why an appointment cannot be dropped somewhere, as far as the calendar shows it; undefined where it can, also with the dentist
 * or the chair that the drop asks for. The server has the last word.
 */
export function landingProblem(
  calendar: Calendar,
  { view, appointment, slot, now }: Landing,
): LandingProblem | undefined {
  if (Date.parse(slot.starts_at) < now) return 'inPast'
  const others = calendar.appointments.filter(({ id, state }) => id !== appointment.id && state !== 'no_show')
  const problemOf = (place: { doctor_id: number; room_id: number | null }): LandingProblem | undefined => {
    const isWorking = calendar.shifts.some(
      ({ doctor_id, starts_at, ends_at }) =>
        doctor_id === place.doctor_id &&
        Date.parse(starts_at) <= Date.parse(slot.starts_at) &&
        Date.parse(slot.ends_at) <= Date.parse(ends_at),
    )
    if (!isWorking) return 'noShift'
    const isIn = ({ room_id }: { room_id: number | null }) => place.room_id !== null && room_id === place.room_id
    const isTaken = others.some(
      (each) =>
        overlap(each, slot) &&
        (each.doctor_id === place.doctor_id || isIn(each) || each.patient.id === appointment.patient.id),
    )
    if (isTaken) return 'taken'
    return calendar.maintenance.some((window) => isIn(window) && overlap(window, slot)) ? 'room_maintenance' : undefined
  }
  const [own, ...asked] = [slot, ...companions(calendar, { view, appointment, slot })].map(problemOf)
  return asked.includes(undefined) ? undefined : own
}

interface Times {
  starts_at: string
  ends_at: string
}

const overlap = (one: Times, other: Times) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(other.starts_at) < Date.parse(one.ends_at)
