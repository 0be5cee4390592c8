import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { useCanCall } from '../../../platform/session/use-can-call'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { bookingRequestAddress } from '../../booking-request/booking-request-address'
import { clockIn } from '../appointment-time'
import { calendarQuery } from '../calendar-query'
import { dateOf, isSlot, type SlotDraft, slotOnWire } from './slot-draft'

interface AskedTimesProps {
  value: SlotDraft
  timeZone: string
  /** The request that is answered by this very appointment. */
  answered?: number
}

/** Says who asked online for the time that is chosen, with the same dentist, and waits for an answer. */
export function AskedTimes({ value, timeZone, answered }: AskedTimesProps) {
  const { api } = useApp()
  const { asked } = useTexts().appointment
  const [date, doctor_id] = [dateOf(value.starts_at), Number(value.doctor_id)]
  const isKnown = isSlot(value)
  const canRead = useCanCall(operationRoles.listBookingRequest)
  const { data } = useQuery({ ...calendarQuery(api, { from: date, until: date }), enabled: isKnown && canRead })
  if (!isKnown) return null
  const slot = slotOnWire(value, timeZone)
  const met = data?.requests.filter(
    (request) =>
      request.id !== answered &&
      request.doctor_id === doctor_id &&
      Date.parse(request.starts_at) < Date.parse(slot.ends_at) &&
      Date.parse(slot.starts_at) < Date.parse(request.ends_at),
  )
  return met?.map((request) => (
    <Banner
      key={request.id}
      tone="warning"
      title={asked.meets({ name: personName(request), time: clockIn(timeZone, request.starts_at) })}
      action={
        // what is typed here stays
        <a
          href={bookingRequestAddress(request.id)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {asked.open()}
        </a>
      }
    >
      {asked.meetsText()}
    </Banner>
  ))
}
