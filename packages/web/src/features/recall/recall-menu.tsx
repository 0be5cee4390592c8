import { messageLink, messageObstacle, messageObstacles } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { bookingAddress } from '../../entities/appointment/booking-address'
import { useApp } from '../../platform/app/app-context'
import { informationQuery } from '../../platform/session/information-query'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import Menu, { type MenuOpening } from '../../ui/overlay/menu'
import type { Recall } from './recall'

interface RecallMenuProps extends MenuOpening {
  recall: Recall
  onCall: () => void
}

/** What the desk does next: call and book those who have no appointment yet, open the appointment of those who have one. */
export default function RecallMenu({ recall, onCall, ...opening }: RecallMenuProps) {
  useNamespace('row-menu')
  const { 'row-menu': words, recall: texts, patient: ofPatient } = useTexts()
  const clinic = useQuery(informationQuery(useApp().api)).data?.name ?? ''
  const { label } = useLabels()
  const { patient, reason, state, next_appointment } = recall
  const obstacle = messageObstacle(patient)
  // a message would go to a stranger, or to somebody who said no
  const isWritten = state === 'due' || state === 'contacted'
  const message = texts.messages[reason]({ name: personName(patient), clinic })
  return (
    <Menu
      {...opening}
      groups={[
        next_appointment
          ? [
              {
                value: 'appointment',
                label: texts.openAppointment(),
                href: `/clinic/dashboard/calendar?appointment=${next_appointment.id}`,
              },
            ]
          : [
              { value: 'call', label: texts.recordCall(), onSelect: onCall },
              { value: 'book', label: words.book(), href: bookingAddress(recall) },
              ...(isWritten
                ? [
                    obstacle
                      ? { value: 'whatsapp', label: label(messageObstacles, obstacle), disabled: true }
                      : {
                          value: 'whatsapp',
                          label: ofPatient.page.whatsapp(),
                          href: messageLink(patient.phone, message),
                          newTab: true,
                        },
                  ]
                : []),
            ],
        [{ value: 'patient', label: words.openPatient(), href: `/clinic/patient/${patient.id}` }],
      ]}
    />
  )
}
