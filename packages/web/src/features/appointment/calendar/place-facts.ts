import type { Calendar } from '../../../entities/appointment/calendar-query'
import type { SlotDraft } from '../../../entities/appointment/slot/slot-draft'
import { momentIn } from '../../../platform/time/date-in'
import { clock, type Place } from '../../../ui/grid/time-grid-layout'
import { type GridView, noRoom } from './calendar-block'

interface Seen {
  view: GridView
  timeZone: string
  /** the day of the columns; in a week each column is a day */
  date: string
  /** the only dentist shown in a week */
  doctor?: number
}

/**
 * Returns everything an empty place of the calendar says about a booking: the time, the chair with the one dentist who works at it
 * then, or the dentist with the chair of the shift. What the plan leaves open is left out.
 */
export function placeFacts(
  calendar: Calendar,
  place: Place,
  { view, timeZone, date, doctor }: Seen,
): Partial<SlotDraft> {
  const starts_at = `${view === 'week' ? place.column : date}T${clock(place.from)}`
  const [day = '', time = ''] = starts_at.split('T')
  const moment = Date.parse(momentIn(timeZone, day, time))
  const then = calendar.shifts.filter(
    (shift) => Date.parse(shift.starts_at) <= moment && moment < Date.parse(shift.ends_at),
  )
  if (view === 'room') {
    if (place.column === noRoom) return { starts_at, room_id: '' }
    const here = then.filter(({ room_id }) => String(room_id) === place.column)
    const [dentist, ...others] = new Set(here.map(({ doctor_id }) => doctor_id))
    const isOne = dentist !== undefined && others.length === 0
    return { starts_at, room_id: place.column, ...(isOne && { doctor_id: String(dentist) }) }
  }
  const whose = view === 'doctor' ? Number(place.column) : doctor
  if (whose === undefined) return { starts_at }
  const room = then.find(({ doctor_id, room_id }) => doctor_id === whose && canTreatIn(calendar, room_id, moment))
  return { starts_at, doctor_id: String(whose), ...(room && { room_id: String(room.room_id) }) }
}

/** Whether patients can be treated in a room at a moment. */
const canTreatIn = ({ rooms, maintenance }: Calendar, room: number | null, moment: number) =>
  rooms.some(({ id, type, status }) => id === room && type === 'treatment' && status === 'active') &&
  !maintenance.some(
    ({ room_id, starts_at, ends_at }) =>
      room_id === room && Date.parse(starts_at) <= moment && moment < Date.parse(ends_at),
  )
