import { displayName } from '@clinic/core/patient'
import type { InvoiceCard } from '../../../entities/invoice/invoice-query'
import { RowMenu } from '../../../platform/list/row-menu'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import type { MenuGroups } from '../../../ui/overlay/menu'

/** What can be done with an invoice of the list. */
export default function InvoiceMenu({ invoice }: { invoice: InvoiceCard }) {
  useNamespace('row-menu')
  const words = useTexts()['row-menu']
  const { id, number, state, patient } = invoice
  const address = `/clinic/finance/invoice/${id}`
  // what was never issued has nothing to print
  const isIssued = state !== 'draft' && state !== 'discarded'
  const groups = (): MenuGroups => [
    [
      { value: 'open', label: words.open(), href: address },
      ...(isIssued ? [{ value: 'print', label: words.printInvoice(), href: `${address}/sheet` }] : []),
    ],
  ]
  return <RowMenu name={number ?? words.draftOf(displayName(patient))} groups={groups} />
}
