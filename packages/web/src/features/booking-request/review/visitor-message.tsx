import type { Schema } from '@clinic/api'
import { messageLink } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { clockIn, longDayText } from '../../../entities/appointment/appointment-time'
import { useApp } from '../../../platform/app/app-context'
import { informationQuery } from '../../../platform/session/information-query'
import { isolated, personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { dateIn } from '../../../platform/time/date-in'
import { buttonClass } from '../../../ui/button'

interface VisitorMessageProps {
  request: Schema<'BookingRequest'>
  /** As it stands now; without one the request was declined. */
  appointment: Schema<'Appointment'> | undefined
}

/** Opens WhatsApp with what came of the request, in the language of the visitor. */
export default function VisitorMessage({ request, appointment }: VisitorMessageProps) {
  const { api } = useApp()
  const texts = useTexts()['booking-request'].review
  const { messages } = useTextsIn(request.language, 'booking-request')['booking-request']
  const { data: clinic } = useQuery(informationQuery(api))
  if (!clinic) return null
  const { starts_at, doctor_name } = appointment ?? request
  const day = longDayText(request.language, dateIn(clinic.time_zone, Date.parse(starts_at)))
  const message = messages[appointment ? 'booked' : 'declined']({
    name: personName(request),
    clinic: clinic.name,
    when: `${day}, ${clockIn(clinic.time_zone, starts_at)}`,
    doctor: isolated(doctor_name),
    reason: request.reason ?? '',
  })
  return (
    <p>
      <a
        href={messageLink(request.phone, message)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'solid' })}
      >
        <MessageCircle aria-hidden="true" className={css({ boxSize: '4' })} />
        {texts.tell()}
      </a>
    </p>
  )
}
