import type { Schema } from '@clinic/api'
import { minuteIn } from '../../../entities/appointment/appointment-time'
import type { Calendar, Card } from '../../../entities/appointment/calendar-query'
import { dateIn } from '../../../platform/time/date-in'
import type { GridBlock } from '../../../ui/grid/time-grid-layout'

export type GridView = 'room' | 'doctor' | 'week'

export interface AppointmentBlock extends GridBlock {
  appointment: Card
}

/** What a visitor asked for. Its id is negative: those of appointments are not. */
export interface RequestBlock extends GridBlock {
  request: Schema<'CalendarRequest'>
}

export type CalendarBlock = AppointmentBlock | RequestBlock

/** The column of appointments whose chair is chosen at arrival. */
export const noRoom = '0'

const midnight = 24 * 60

/** Returns the block of an appointment, the same object for the same appointment, so that unchanged blocks are not drawn anew. */
export function blockMaker(view: GridView, timeZone: string) {
  const made = new WeakMap<Card, AppointmentBlock>()
  return (appointment: Card): AppointmentBlock => {
    const known = made.get(appointment)
    if (known) return known
    const block = { id: appointment.id, ...placeOf(appointment, { view, timeZone }), appointment }
    made.set(appointment, block)
    return block
  }
}

/** The blocks of requests. By chair each stands in that of its dentist's shift. */
export const requestBlocks = ({ requests, shifts }: Calendar, view: GridView, timeZone: string): RequestBlock[] =>
  requests.map((request) => {
    const shift = shifts.find(
      ({ doctor_id, starts_at, ends_at }) =>
        doctor_id === request.doctor_id &&
        Date.parse(starts_at) <= Date.parse(request.starts_at) &&
        Date.parse(request.starts_at) < Date.parse(ends_at),
    )
    const place = placeOf({ ...request, room_id: shift?.room_id ?? null }, { view, timeZone })
    return { id: -request.id, ...place, request }
  })

interface Placed {
  doctor_id: number
  room_id: number | null
  starts_at: string
  ends_at: string
}

/** The column, and the minutes of its day: what goes on after midnight ends with it. */
function placeOf(
  { doctor_id, room_id, starts_at, ends_at }: Placed,
  { view, timeZone }: { view: GridView; timeZone: string },
) {
  const date = dateIn(timeZone, Date.parse(starts_at))
  const from = minuteIn(timeZone, date, starts_at)
  const until = Math.min(minuteIn(timeZone, date, ends_at), midnight)
  return { column: { room: String(room_id ?? noRoom), doctor: String(doctor_id), week: date }[view], from, until }
}
