import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'

/** Patients and registrations stand side by side, for those who review registrations. */
export function usePatientTabs() {
  const texts = useTexts().patient.tabs
  const canReview = useCanCall(operationRoles.listRegistration)
  if (!canReview) return undefined
  return {
    label: texts.label(),
    current: '/clinic/patient',
    tabs: [
      { href: '/clinic/patient', label: texts.patients() },
      { href: '/clinic/patient/registration', label: texts.registrations() },
    ],
  }
}
