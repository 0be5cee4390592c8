import { useTexts } from '../texts/use-texts'

/** The pages of the dashboard, for those who assist. */
export function useNurseTabs(current: '/nurse/dashboard' | '/nurse/dashboard/week' | '/nurse/patient-check-ins') {
  const texts = useTexts().dashboard.tabs
  return {
    label: texts.label(),
    current,
    tabs: [
      { href: '/nurse/dashboard', label: texts.today() },
      { href: '/nurse/dashboard/week', label: texts.week() },
      { href: '/nurse/patient-check-ins', label: texts.checkIns() },
    ],
  }
}
