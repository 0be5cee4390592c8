import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'

/** Patients, registrations and recall stand side by side, for those who review registrations and call patients back. */
export function usePatientTabs(current: '/clinic/patient' | '/clinic/patient/registration' | '/clinic/patient/recall') {
  const texts = useTexts().patient.tabs
  const canReview = useCanCall(operationRoles.listRegistration)
  if (!canReview) return undefined
  return {
    label: texts.label(),
    current,
    tabs: [
      { href: '/clinic/patient', label: texts.patients() },
      { href: '/clinic/patient/registration', label: texts.registrations() },
      { href: '/clinic/patient/recall', label: texts.recall() },
    ],
  }
}
