import { useLocation } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'

const base = '/clinic/product'

/** What the clinic offers, and its price lists. A dentist has the services alone. */
export function useProductTabs(current: typeof base | `${typeof base}/price-list`) {
  const { tabs } = useTexts().product
  const [address] = useLocation()
  if (!address.startsWith(base)) return undefined
  return {
    label: tabs.label(),
    current,
    tabs: [
      { href: base, label: tabs.services() },
      { href: `${base}/price-list`, label: tabs.lists() },
    ],
  }
}
