import { refundable } from '@clinic/core/invoice'
import type { Transaction } from '../../database/schema'
import { cashInDrawer } from '../../domain/cash-shift/cash-in-drawer'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { paymentRows } from '../../domain/invoice/payment-rows'
import { recordPayment } from '../../domain/invoice/record-payment'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

interface From {
  invoice_id: number
  shift: { id: number }
}

/** Gives back an amount against the payments of an invoice, which the caller holds: the last one first, each with a refund of its own; what a deposit paid goes back to it. */
export async function givePaymentsBack(tx: Transaction, call: Call<'refundPackageSold'>, { invoice_id, shift }: From) {
  const { caller, body } = call
  const payments = await paymentRows(tx, caller)
    .where('payment.invoice_id', '=', invoice_id)
    .orderBy('payment.id', 'desc')
    .execute()
  let left = body.amount
  for (const payment of payments.filter(({ kind }) => kind === 'payment')) {
    const rest = refundable(payment, payments)
    const money = Math.min(left, rest.money)
    const deposit = Math.min(left - money, rest.deposit)
    const amount = money + deposit
    if (amount === 0) continue
    if (body.method === 'cash' && money > (await cashInDrawer(tx, caller, shift.id)))
      throw new Refusal(422, 'checkFields', { fields: { method: 'drawerTooEmpty' } })
    left -= amount
    const invoice = await heldInvoice(tx, caller, invoice_id)
    await recordPayment(tx, call, {
      kind: 'refund',
      event: { type: amount === invoice.paid ? 'invoice.refundAll' : 'invoice.refundPart' },
      invoice,
      shift,
      refund_of: payment.id,
      amount,
      tenders: [
        { method: body.method, amount: money, reference: body.reference.trim() },
        { method: 'deposit' as const, amount: deposit, reference: '' },
      ].filter((tender) => tender.amount > 0),
      cash_given: null,
      change: 0,
      owed_after: invoice.owed + amount,
      reason: body.reason.trim(),
    })
  }
}
