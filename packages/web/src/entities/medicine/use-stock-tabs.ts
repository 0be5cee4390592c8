import { useTexts } from '../../platform/texts/use-texts'

const base = '/clinic/medicine-transaction'

/** The pages of the transactions of stock: the documents, returns and transfers among them, what is dispensed, what treatments used, what is ordered, the register of narcotics, and who the goods come from. */
export function useStockTabs(
  current:
    | typeof base
    | `${typeof base}/${'transfer' | 'dispensing' | 'usage' | 'count' | 'order' | 'register' | 'supplier'}`,
) {
  const { tabs } = useTexts()['medicine-transaction']
  return {
    label: tabs.label(),
    current,
    tabs: [
      { href: base, label: tabs.documents() },
      { href: `${base}/transfer`, label: tabs.transfers() },
      { href: `${base}/dispensing`, label: tabs.dispensing() },
      { href: `${base}/usage`, label: tabs.usage() },
      { href: `${base}/count`, label: tabs.counts() },
      { href: `${base}/order`, label: tabs.orders() },
      { href: `${base}/register`, label: tabs.register() },
      { href: `${base}/supplier`, label: tabs.suppliers() },
    ],
  }
}
