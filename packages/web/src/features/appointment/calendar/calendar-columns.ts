import { minuteIn } from '../../../entities/appointment/appointment-time'
import type { Calendar } from '../../../entities/appointment/calendar-query'
import { clock, closedParts, type GridBlock, type Stretch } from '../../../ui/grid/time-grid-layout'
import type { GridColumn } from '../../../ui/grid/time-grid-props'
import { type GridView, noRoom } from './calendar-block'

const wholeDay: Stretch = { from: 0, until: 24 * 60 }

interface Wanted {
  view: GridView
  timeZone: string
  /** plain dates, one or a week */
  dates: readonly string[]
  today: string
  now: number
  blocks: readonly GridBlock[]
  words: {
    noRoom: () => string
    maintenance: (window: { from: string; until: string; reason: string }) => string
    roomMaintenance: (window: { room: string; from: string; until: string; reason: string }) => string
    day: (date: string) => string
  }
}

/** The columns of a view: chairs in use, dentists at work, or the days. */
export function columnsOf(calendar: Calendar, wanted: Wanted): GridColumn[] {
  if (wanted.view === 'week') return daysOf(calendar, wanted)
  return wanted.view === 'room' ? roomsOf(calendar, wanted) : doctorsOf(calendar, wanted)
}

/** The column that a narrow window shows: the one chosen, else today, else the first that holds anything. */
export function chosenOf(columns: readonly GridColumn[], blocks: readonly GridBlock[], chosen: string) {
  const has = (key: string) => blocks.some(({ column }) => column === key)
  const column =
    columns.find(({ key }) => key === chosen) ??
    columns.find(({ isToday }) => isToday) ??
    columns.find(({ key }) => has(key)) ??
    columns[0]
  return column?.key
}

function daysOf(
  { shifts, maintenance, rooms }: Calendar,
  { dates, today, timeZone, now, words }: Wanted,
): GridColumn[] {
  return dates.map((date) => ({
    key: date,
    label: words.day(date),
    note: maintenance
      .flatMap((window) => windowOf(window, { timeZone, date }))
      .map(({ room_id, from, until, reason }) =>
        words.roomMaintenance({ ...clocks({ from, until }), reason, room: nameOf(rooms, room_id) }),
      )
      .join(' · '),
    open: shifts.filter((shift) => shift.date === date).map(stretchOf(timeZone, date)),
    isToday: date === today,
    now: date === today ? minuteIn(timeZone, date, now) : undefined,
    narrowest: 7,
  }))
}

function roomsOf({ rooms, shifts, maintenance, doctors }: Calendar, wanted: Wanted): GridColumn[] {
  const { blocks, words } = wanted
  const [date = ''] = wanted.dates
  const isUsed = (key: string) => blocks.some(({ column }) => column === key)
  const hasShift = (id: number) => shifts.some((shift) => shift.date === date && shift.room_id === id)
  const shown = rooms.filter(
    ({ id, type, status }) => (status === 'active' && type === 'treatment') || hasShift(id) || isUsed(String(id)),
  )
  const columns = shown.map(({ id, name }): GridColumn => {
    // a dentist without a chair of their own may take any
    const own = shifts.filter((shift) => shift.date === date && (shift.room_id === id || shift.room_id === null))
    const windows = maintenance
      .filter(({ room_id }) => room_id === id)
      .flatMap((window) => windowOf(window, { timeZone: wanted.timeZone, date }))
    const dentists = own
      .filter(({ room_id }) => room_id === id)
      .flatMap(({ doctor_id }) => doctors.find((doctor) => doctor.id === doctor_id)?.name ?? [])
    return {
      key: String(id),
      label: name,
      note: [...new Set(dentists)].join(' · '),
      blocked: windows.map(({ from, until, reason }) => ({
        from,
        until,
        label: words.maintenance({ ...clocks({ from, until }), reason }),
      })),
      open: without(own.map(stretchOf(wanted.timeZone, date)), windows),
      now: nowOf(wanted),
    }
  })
  if (!isUsed(noRoom)) return columns
  const all = shifts.filter((shift) => shift.date === date).map(stretchOf(wanted.timeZone, date))
  return [...columns, { key: noRoom, label: words.noRoom(), open: all, now: nowOf(wanted) }]
}

function doctorsOf({ doctors, shifts, rooms, maintenance }: Calendar, wanted: Wanted): GridColumn[] {
  const [date = ''] = wanted.dates
  const ofDay = shifts.filter((shift) => shift.date === date)
  const isHere = (id: number) =>
    ofDay.some(({ doctor_id }) => doctor_id === id) || wanted.blocks.some(({ column }) => column === String(id))
  const here = doctors.filter(({ id }) => isHere(id))
  // without shifts on a day, all dentists are shown
  const shown = here.length > 0 ? here : doctors.filter(({ status }) => status !== 'inactive')
  return shown.map(({ id, name, color }) => {
    const own = ofDay.filter(({ doctor_id }) => doctor_id === id)
    const places = own.flatMap(({ room_id }) => rooms.find((room) => room.id === room_id)?.name ?? [])
    return {
      key: String(id),
      label: name,
      note: [...new Set(places)].join(' · '),
      mark: color,
      blocked: maintenance
        .filter(({ room_id }) => own.some((shift) => shift.room_id === room_id))
        .flatMap((window) => windowOf(window, { timeZone: wanted.timeZone, date }))
        .map(({ room_id, from, until, reason }) => ({
          from,
          until,
          label: wanted.words.roomMaintenance({ ...clocks({ from, until }), reason, room: nameOf(rooms, room_id) }),
        })),
      open: own.map(stretchOf(wanted.timeZone, date)),
      now: nowOf(wanted),
    }
  })
}

const nowOf = ({ dates: [date], today, timeZone, now }: Wanted) =>
  date === today ? minuteIn(timeZone, date, now) : undefined

const stretchOf =
  (timeZone: string, date: string) =>
  ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): Stretch => ({
    from: minuteIn(timeZone, date, starts_at),
    until: minuteIn(timeZone, date, ends_at),
  })

/** A window of maintenance as far as it falls on a day. */
function windowOf(
  window: Calendar['maintenance'][number],
  { timeZone, date }: { timeZone: string; date: string },
): (Stretch & { room_id: number; reason: string })[] {
  const { from, until } = stretchOf(timeZone, date)(window)
  const part = { from: Math.max(0, from), until: Math.min(wholeDay.until, until) }
  return part.until > part.from ? [{ ...part, room_id: window.room_id, reason: window.reason }] : []
}

const clocks = ({ from, until }: Stretch) => ({ from: clock(from), until: clock(until) })
const nameOf = (rooms: Calendar['rooms'], id: number) => rooms.find((room) => room.id === id)?.name ?? ''

/** Returns the stretches without the taken ones. */
const without = (stretches: readonly Stretch[], taken: readonly Stretch[]) =>
  closedParts([...closedParts(stretches, wholeDay), ...taken], wholeDay)
