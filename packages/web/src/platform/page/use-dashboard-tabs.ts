import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../session/use-can-call'
import { useTexts } from '../texts/use-texts'

/** The pages of the dashboard, for those who plan the day. */
export function useDashboardTabs(
  current:
    | '/clinic/dashboard'
    | '/clinic/dashboard/calendar'
    | '/clinic/dashboard/queue'
    | '/clinic/dashboard/booking-request',
) {
  const texts = useTexts().dashboard.tabs
  if (!useCanCall(operationRoles.createAppointment)) return undefined
  return {
    label: texts.label(),
    current,
    tabs: [
      { href: '/clinic/dashboard', label: texts.today() },
      { href: '/clinic/dashboard/calendar', label: texts.calendar() },
      { href: '/clinic/dashboard/queue', label: texts.queue() },
      { href: '/clinic/dashboard/booking-request', label: texts.bookingRequests() },
    ],
  }
}
