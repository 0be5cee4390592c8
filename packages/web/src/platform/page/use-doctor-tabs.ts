import { useTexts } from '../texts/use-texts'

/** The pages of the dashboard, for those who treat. */
export function useDoctorTabs(current: '/doctor/dashboard' | '/doctor/dashboard/week' | '/doctor/dashboard/fee-share') {
  const texts = useTexts().dashboard.tabs
  return {
    label: texts.label(),
    current,
    tabs: [
      { href: '/doctor/dashboard', label: texts.today() },
      { href: '/doctor/dashboard/week', label: texts.week() },
      { href: '/doctor/dashboard/fee-share', label: texts.fees() },
    ],
  }
}
