import type { Card } from '../../../entities/appointment/calendar-query'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import Menu, { type MenuOpening } from '../../../ui/overlay/menu'

interface AppointmentMenuProps extends MenuOpening {
  appointment: Card
  /** The address at which it is open beside the list. */
  href: string
}

/** What can be done with an appointment of the list. */
export default function AppointmentMenu({ appointment, href, ...opening }: AppointmentMenuProps) {
  useNamespace('row-menu')
  const words = useTexts()['row-menu']
  return (
    <Menu
      {...opening}
      groups={[
        [
          { value: 'open', label: words.open(), href },
          { value: 'patient', label: words.openPatient(), href: `/clinic/patient/${appointment.patient.id}` },
        ],
      ]}
    />
  )
}
