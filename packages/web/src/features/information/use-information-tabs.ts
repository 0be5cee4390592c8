import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'

const tabs = [
  'profile',
  'opening-hours',
  'registration',
  'documents',
  'numbering',
  'preferences',
  'display',
  'activity',
] as const
export type InformationTab = (typeof tabs)[number]

export const tabAddress = (tab: InformationTab) =>
  tab === 'profile' ? '/clinic/information' : `/clinic/information/${tab}`

/** The pages of the clinic's information, side by side, for those who may read them. */
export function useInformationTabs(current: InformationTab) {
  const { information: texts } = useTexts()
  const readsActivity = useCanCall(operationRoles.listActivity)
  return {
    label: texts.title(),
    current: tabAddress(current),
    tabs: tabs
      .filter((tab) => tab !== 'activity' || readsActivity)
      .map((tab) => ({ href: tabAddress(tab), label: texts.tabs[tab]() })),
  }
}
