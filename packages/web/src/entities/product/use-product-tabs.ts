import { operationRoles } from '@clinic/core/access'
import { useLocation } from 'wouter'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'

const base = '/clinic/product'

/** What the clinic offers, its price lists, and what patients are told before. A dentist has the services alone. */
export function useProductTabs(current: typeof base | `${typeof base}/${'price-list' | 'consent-form'}`) {
  const { tabs } = useTexts().product
  const [address] = useLocation()
  const canReadForms = useCanCall(operationRoles.listConsentForm)
  if (!address.startsWith(base)) return undefined
  return {
    label: tabs.label(),
    current,
    tabs: [
      { href: base, label: tabs.services() },
      { href: `${base}/price-list`, label: tabs.lists() },
      ...(canReadForms ? [{ href: `${base}/consent-form`, label: tabs.forms() }] : []),
    ],
  }
}
