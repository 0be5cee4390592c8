import { patientMessage } from '@clinic/core/appointment'
import { messageLink, messageObstacle } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { informationQuery } from '../../platform/session/information-query'
import { isolated, personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import type { Card } from './calendar-query'
import { useWhen } from './use-when'

type Told = Omit<Parameters<typeof patientMessage>[0], 'moved_from'> &
  Partial<Pick<Parameters<typeof patientMessage>[0], 'moved_from'>> &
  Pick<Card, 'patient' | 'doctor_name'>

/** Returns a function that gives the WhatsApp link with the message that fits an appointment, or why the patient gets none. */
export function usePatientMessage() {
  const { api } = useApp()
  const { whatsappTexts } = useTexts().appointment.open
  const { data: clinic } = useQuery(informationQuery(api))
  const when = useWhen()
  return ({ moved_from = null, ...appointment }: Told) => {
    const obstacle = messageObstacle(appointment.patient)
    if (obstacle) return { obstacle }
    const message = whatsappTexts[patientMessage({ ...appointment, moved_from })]({
      name: personName(appointment.patient),
      clinic: clinic?.name ?? '',
      when: when(appointment.starts_at),
      doctor: isolated(appointment.doctor_name),
    })
    return { href: messageLink(appointment.patient.phone, message) }
  }
}
