import type { Schema } from '@clinic/api'
import { cashIn, paymentTotal } from '@clinic/core/invoice'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import type { HeldInvoice } from './held-invoice'
import { recordPayment } from './record-payment'

interface Taking extends Schema<'PaymentInput'> {
  shift: { id: number }
  invoice: HeldInvoice
}

/** Takes a payment of an invoice into a shift, with its receipt. */
export function takePayment(
  tx: Transaction,
  context: RequestContext,
  { shift, invoice, tenders, cash_given }: Taking,
): Promise<Schema<'Payment'>> {
  const amount = paymentTotal(tenders)
  return recordPayment(tx, context, {
    kind: 'payment',
    event: { type: amount === invoice.owed ? 'invoice.payAll' : 'invoice.payPart' },
    invoice,
    shift,
    refund_of: null,
    amount,
    tenders,
    cash_given,
    change: cash_given === null ? 0 : cash_given - cashIn(tenders),
    owed_after: invoice.owed - amount,
    reason: '',
  })
}
