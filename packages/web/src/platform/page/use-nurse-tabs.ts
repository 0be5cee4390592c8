import { useTexts } from '../texts/use-texts'

/** The pages of the dashboard, for those who assist. */
export function useNurseTabs(current: '/nurse/dashboard' | '/nurse/patient-check-ins') {
  const texts = useTexts().dashboard.tabs
  return {
    label: texts.label(),
    current,
    tabs: [
      { href: '/nurse/dashboard', label: texts.today() },
      { href: '/nurse/patient-check-ins', label: texts.checkIns() },
    ],
  }
}
