import type { Schema } from '@clinic/api'
import { bookingRequestStates } from '@clinic/core/booking-request'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { waitingTime } from '../../platform/time/waiting-time'
import { Tag } from '../../ui/tag'

/** The state of a booking request, and how long it has been waiting. */
export function RequestStateTag({ state, submitted_at }: Pick<Schema<'BookingRequest'>, 'state' | 'submitted_at'>) {
  const texts = useTexts()['booking-request']
  const { label } = useLabels()
  const language = useLanguage()
  return (
    <Tag tone={bookingRequestStates[state].tone}>
      {state === 'requested'
        ? texts.waiting({ time: waitingTime(submitted_at, { now: byServerClock(Date.now()), language }) })
        : label(bookingRequestStates, state)}
    </Tag>
  )
}
