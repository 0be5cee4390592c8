import type { Schema } from '@clinic/api'
import { refundable } from '@clinic/core/invoice'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { cashInDrawer } from '../cash-shift/cash-in-drawer'
import { heldInvoice } from './held-invoice'
import { paymentRows } from './payment-rows'
import { recordPayment } from './record-payment'

interface Giving extends Pick<Schema<'PackageRefund'>, 'amount' | 'method' | 'reference' | 'reason'> {
  invoice_id: number
  shift: { id: number }
}

/** Gives back an amount against the payments of an invoice, which the caller holds: the last one first, each with a refund of its own; what a deposit paid goes back to it. */
export async function givePaymentsBack(
  tx: Transaction,
  context: RequestContext,
  { invoice_id, shift, method, reference, reason, ...giving }: Giving,
) {
  const { caller } = context
  const payments = await paymentRows(tx, caller)
    .where('payment.invoice_id', '=', invoice_id)
    .orderBy('payment.id', 'desc')
    .execute()
  let left = giving.amount
  for (const payment of payments.filter(({ kind }) => kind === 'payment')) {
    const rest = refundable(payment, payments)
    const money = Math.min(left, rest.money)
    const deposit = Math.min(left - money, rest.deposit)
    const amount = money + deposit
    if (amount === 0) continue
    if (method === 'cash' && money > (await cashInDrawer(tx, caller, shift.id)))
      throw new Refusal(422, 'checkFields', { fields: { method: 'drawerTooEmpty' } })
    left -= amount
    const invoice = await heldInvoice(tx, caller, invoice_id)
    await recordPayment(tx, context, {
      kind: 'refund',
      event: { type: amount === invoice.paid ? 'invoice.refundAll' : 'invoice.refundPart' },
      invoice,
      shift,
      refund_of: payment.id,
      amount,
      tenders: [
        { method, amount: money, reference: reference.trim() },
        { method: 'deposit' as const, amount: deposit, reference: '' },
      ].filter((tender) => tender.amount > 0),
      cash_given: null,
      change: 0,
      owed_after: invoice.owed + amount,
      reason: reason.trim(),
    })
  }
}
