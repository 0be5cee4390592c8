import { displayName } from '@clinic/core/patient'
import type { Card } from '../../../entities/appointment/calendar-query'
import { RowMenu } from '../../../platform/list/row-menu'
import { useTexts } from '../../../platform/texts/use-texts'
import type { MenuGroups } from '../../../ui/overlay/menu'

interface AppointmentMenuProps {
  appointment: Card
  /** The address at which it is open beside the list. */
  href: string
}

/** What can be done with an appointment of the list. */
export default function AppointmentMenu({ appointment, href }: AppointmentMenuProps) {
  const texts = useTexts()
  const { patient } = appointment
  const groups = (): MenuGroups => {
    const words = texts['row-menu']
    return [
      [
        { value: 'open', label: words.open(), href },
        { value: 'patient', label: words.openPatient(), href: `/clinic/patient/${patient.id}` },
      ],
    ]
  }
  return <RowMenu name={displayName(patient)} groups={groups} />
}
