import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { displayName } from '@clinic/core/patient'
import { contactLink } from '../../entities/clinic/contact-link'
import { RowMenu } from '../../platform/list/row-menu'
import { notify } from '../../platform/page/notify'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import type { MenuGroups } from '../../ui/overlay/menu'
import { usePatientAddress } from './use-patient-address'

/** What the user may do with a patient of the list. */
export default function PatientMenu({ patient }: { patient: Schema<'PatientRow'> }) {
  const texts = useTexts()
  const { id, record_number, phone, status } = patient
  const address = `${usePatientAddress()}/${id}`
  const canEdit = useCanCall(operationRoles.updatePatient)
  const canBook = useCanCall(operationRoles.createAppointment)
  const canSeePolicies = useCanCall(operationRoles.listPatientPolicy)

  const groups = (): MenuGroups => {
    const words = texts['row-menu']
    const whatsapp = contactLink('whatsapp', phone ?? '')
    const copy = () =>
      void navigator.clipboard.writeText(record_number).then(
        () => notify('success', words.copied(record_number)),
        () => notify('error', words.copyFailed(record_number)),
      )
    return [
      [
        { value: 'open', label: words.open(), href: address },
        ...(canEdit ? [{ value: 'edit', label: words.edit(), href: `${address}/edit` }] : []),
        ...(canSeePolicies ? [{ value: 'policy', label: words.policies(), href: `${address}/policy` }] : []),
      ],
      [
        ...(canBook && status === 'active'
          ? [{ value: 'book', label: words.book(), href: `/clinic/dashboard/calendar?open=new&patient=${id}` }]
          : []),
        ...(whatsapp
          ? [{ value: 'whatsapp', label: texts.patient.page.whatsapp(), href: whatsapp, newTab: true }]
          : []),
        { value: 'copy', label: words.copy(), onSelect: copy },
      ],
    ]
  }
  return <RowMenu name={displayName(patient)} groups={groups} />
}
