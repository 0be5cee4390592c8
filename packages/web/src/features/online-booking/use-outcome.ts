import type { Schema } from '@clinic/api'
import { whenText } from '../../entities/appointment/appointment-time'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'

interface Outcome {
  title: string
  text: string
  /** Booked, and still to come. */
  isAhead: boolean
  /** Nothing comes of it any more: another time can be asked for. */
  isOver: boolean
}

/** What came of a request, in words. Of a booked one the appointment decides: it may have moved or been cancelled since. */
export function useOutcome(status: Schema<'BookingRequestStatus'>): Outcome {
  const words = useTexts()['online-booking'].status
  const language = useLanguage()
  const { state, appointment, starts_at, time_zone } = status
  const outcome = { title: words.states[state](), text: words.texts[state](), isAhead: false }
  if (!appointment) return { ...outcome, isOver: state !== 'requested' }
  const when = (moment: string) => whenText(language, time_zone, moment)
  const { state: now } = appointment
  if (now === 'cancelled') {
    return { title: words.cancelled(), text: words.cancelledText(), isAhead: false, isOver: true }
  }
  if (now === 'no_show') return { title: words.noShow(), text: words.noShowText(), isAhead: false, isOver: true }
  if (now === 'arrived') return { title: words.arrived(), text: words.arrivedText(), isAhead: false, isOver: false }
  const isAhead = Date.parse(appointment.starts_at) > byServerClock(Date.now())
  if (Date.parse(appointment.starts_at) === Date.parse(starts_at)) return { ...outcome, isAhead, isOver: false }
  const text = words.movedText({ asked: when(starts_at), when: when(appointment.starts_at) })
  return { title: words.moved(), text, isAhead, isOver: false }
}
