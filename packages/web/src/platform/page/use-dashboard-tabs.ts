import { operationRoles } from '@clinic/core/access'
import { useMay } from '../session/use-may'
import { useTexts } from '../texts/use-texts'

/** The pages of the dashboard, for those who plan the day. */
export function useDashboardTabs(current: '/clinic/dashboard' | '/clinic/dashboard/calendar') {
  const texts = useTexts().dashboard.tabs
  if (!useMay(operationRoles.createAppointment)) return undefined
  return {
    label: texts.label(),
    current,
    tabs: [
      { href: '/clinic/dashboard', label: texts.today() },
      { href: '/clinic/dashboard/calendar', label: texts.calendar() },
    ],
  }
}
