import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { messageObstacle, messageObstacles } from '@clinic/core/patient'
import { bookingAddress } from '../../entities/appointment/booking-address'
import { contactLink } from '../../entities/clinic/contact-link'
import { copyAndNotify } from '../../platform/page/copy-and-notify'
import { useCanCall } from '../../platform/session/use-can-call'
import { useLabels } from '../../platform/texts/use-labels'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import Menu, { type MenuOpening } from '../../ui/overlay/menu'
import { usePatientAddress } from './use-patient-address'

/** What the user may do with a patient of the list. */
export default function PatientMenu({ patient, ...opening }: { patient: Schema<'PatientRow'> } & MenuOpening) {
  useNamespace('row-menu')
  const texts = useTexts()
  const words = texts['row-menu']
  const { label } = useLabels()
  const { id, record_number, phone, status } = patient
  const address = `${usePatientAddress()}/${id}`
  const canEdit = useCanCall(operationRoles.updatePatient)
  const canBook = useCanCall(operationRoles.createAppointment)
  const canSeePolicies = useCanCall(operationRoles.listPatientPolicy)

  const obstacle = messageObstacle(patient)
  const copy = () => void copyAndNotify(record_number, words.copied(record_number), words.copyFailed(record_number))
  return (
    <Menu
      {...opening}
      groups={[
        [
          { value: 'open', label: words.open(), href: address },
          ...(canEdit ? [{ value: 'edit', label: words.edit(), href: `${address}/edit` }] : []),
          ...(canSeePolicies ? [{ value: 'policy', label: words.policies(), href: `${address}/policy` }] : []),
        ],
        [
          ...(canBook && status === 'active'
            ? [{ value: 'book', label: words.book(), href: bookingAddress({ patient: { id } }) }]
            : []),
          obstacle
            ? { value: 'whatsapp', label: label(messageObstacles, obstacle), disabled: true }
            : {
                value: 'whatsapp',
                label: texts.patient.page.whatsapp(),
                href: contactLink('whatsapp', phone),
                newTab: true,
              },
          { value: 'copy', label: words.copy(), onSelect: copy },
        ],
      ]}
    />
  )
}
