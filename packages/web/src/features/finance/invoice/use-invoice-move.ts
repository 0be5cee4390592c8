import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Invoice, invoiceQuery } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'

interface InvoiceMove {
  send: (reason: string) => Promise<Invoice>
  done: string
  onClose: () => void
}

const readAgain: QueryKey = ['invoice']

/** Sends a move of an invoice that is made with a reason, and shows the invoice as it is then. */
export function useInvoiceMove({ id }: Pick<Invoice, 'id'>, move: InvoiceMove) {
  const { api } = useApp()
  const queries = useQueryClient()
  return useConfirmedChange({
    ...move,
    show: (stored: Invoice) => queries.setQueryData(invoiceQuery(api, id).queryKey, stored),
    readAgain,
  })
}
