import { isDate } from '@clinic/core/patient'
import { useSearchParams } from 'wouter'

export type View = 'room' | 'doctor' | 'week' | 'list'

/** Returns the state of the calendar in the address: view, day, dentist, column, and the open dialog. */
export function useCalendarAddress(today: string) {
  const [address, setAddress] = useSearchParams()
  const text = (name: string) => address.get(name) ?? ''
  const number = (name: string) => (/^[1-9]\d{0,15}$/.test(text(name)) ? Number(text(name)) : undefined)
  return {
    view: viewOf(text('view'), text('by')),
    date: isDate(text('date')) ? text('date') : today,
    doctor: number('doctor'),
    column: text('column'),
    /** The appointment that is open. */
    appointment: number('appointment'),
    /** The open dialog or drawer. */
    open: text('open'),
    patient: number('patient'),
    /** The request of a visitor that a new appointment answers. */
    request: number('request'),
    /** The time that a new appointment begins with: YYYY-MM-DDTHH:MM, or a day whose time is not known yet: YYYY-MM-DDT; with whom and where. */
    slot: { at: startOf(text('at')), doctor: number('with'), room: number('room') },
    /**
     * Changes the address: another day or view, or an opened dialog, is a step that Back undoes. One that is closed is no
     * step: Back would open it again.
     */
    change: (part: Readonly<Record<string, string | number>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        { replace: part.open === '' },
      ),
  }
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>

/** A view as it is written in the address. */
export const addressOf = (view: View) =>
  view === 'room' || view === 'doctor' ? { view: 'day', by: view } : { view, by: '' }

function viewOf(view: string, by: string): View {
  if (view === 'week' || view === 'list') return view
  return by === 'doctor' ? 'doctor' : 'room'
}

/** A day stands in the address without the T. */
const startOf = (text: string) => (isMoment(text) ? text : isDate(text) ? `${text}T` : undefined)

const isMoment = (text: string) =>
  /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDate(text.slice(0, 10)) && text.length === 16
