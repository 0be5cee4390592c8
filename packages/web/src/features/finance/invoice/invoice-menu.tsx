import type { InvoiceCard } from '../../../entities/invoice/invoice-query'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import Menu, { type MenuOpening } from '../../../ui/overlay/menu'

/** What can be done with an invoice of the list. */
export default function InvoiceMenu({ invoice, ...opening }: { invoice: InvoiceCard } & MenuOpening) {
  useNamespace('row-menu')
  const words = useTexts()['row-menu']
  const address = `/clinic/finance/invoice/${invoice.id}`
  // what was never issued has nothing to print
  const isIssued = invoice.state !== 'draft' && invoice.state !== 'discarded'
  return (
    <Menu
      {...opening}
      groups={[
        [
          { value: 'open', label: words.open(), href: address },
          ...(isIssued ? [{ value: 'print', label: words.printInvoice(), href: `${address}/sheet` }] : []),
        ],
      ]}
    />
  )
}
