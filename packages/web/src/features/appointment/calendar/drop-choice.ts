import type { Calendar, Card } from '../../../entities/appointment/calendar-query'
import type { GridView } from './calendar-block'

/** A value that may change together with the column an appointment is dropped in. */
export interface Companion {
  doctor_id: number
  room_id: number | null
  /** of the dentist in the view of chairs, of the chair in that of dentists */
  name: string
}

interface Drop {
  view: GridView
  appointment: Pick<Card, 'doctor_id' | 'room_id'>
  slot: { doctor_id: number; room_id: number | null; starts_at: string; ends_at: string }
}

/**
 * Returns the dentists who work at the chair an appointment is dropped on, when its own dentist does not; or the chair of the
 * dentist it is dropped on, when it is another one. Empty when there is nothing to ask.
 */
export function companions({ shifts, doctors, rooms }: Calendar, { view, appointment, slot }: Drop): Companion[] {
  const [start, end] = [Date.parse(slot.starts_at), Date.parse(slot.ends_at)]
  const then = shifts.filter(({ starts_at, ends_at }) => Date.parse(starts_at) <= start && end <= Date.parse(ends_at))
  if (view === 'room') {
    if (slot.room_id === null || slot.room_id === appointment.room_id) return []
    // a dentist without a chair of their own may take any
    const isAtHome = then.some(
      ({ doctor_id, room_id }) => doctor_id === appointment.doctor_id && (room_id === null || room_id === slot.room_id),
    )
    if (isAtHome) return []
    const there = new Set(then.filter(({ room_id }) => room_id === slot.room_id).map(({ doctor_id }) => doctor_id))
    return doctors
      .filter(({ id }) => there.has(id))
      .map(({ id, name }) => ({ doctor_id: id, room_id: slot.room_id, name }))
  }
  if (view === 'week' || slot.doctor_id === appointment.doctor_id || appointment.room_id === null) return []
  const theirs = then.filter(({ doctor_id }) => doctor_id === slot.doctor_id)
  if (theirs.some(({ room_id }) => room_id === null || room_id === appointment.room_id)) return []
  const places = new Set(theirs.map(({ room_id }) => room_id))
  return rooms
    .filter(({ id }) => places.has(id))
    .map(({ id, name }) => ({ doctor_id: slot.doctor_id, room_id: id, name }))
}
