import { useTexts } from '../../platform/texts/use-texts'

const tabs = ['profile', 'opening-hours', 'registration', 'documents', 'numbering', 'preferences', 'display'] as const
export type InformationTab = (typeof tabs)[number]

export const tabAddress = (tab: InformationTab) =>
  tab === 'profile' ? '/clinic/information' : `/clinic/information/${tab}`

/** The pages of the clinic's information, side by side. */
export function useInformationTabs(current: InformationTab) {
  const { information: texts } = useTexts()
  return {
    label: texts.title(),
    current: tabAddress(current),
    tabs: tabs.map((tab) => ({ href: tabAddress(tab), label: texts.tabs[tab]() })),
  }
}
