import { operationRoles } from '@clinic/core/access'
import { useMay } from '../../platform/session/use-may'
import { useTexts } from '../../platform/texts/use-texts'

/** Patients and registrations stand side by side, for those who review registrations. */
export function usePatientTabs() {
  const texts = useTexts().patient.tabs
  const mayReview = useMay(operationRoles.listRegistration)
  if (!mayReview) return undefined
  return {
    label: texts.label(),
    current: '/clinic/patient',
    tabs: [
      { href: '/clinic/patient', label: texts.patients() },
      { href: '/clinic/patient/registration', label: texts.registrations() },
    ],
  }
}
