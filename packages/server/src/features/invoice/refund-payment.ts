import { refundable } from '@clinic/core/invoice'
import { cashInDrawer } from '../../domain/cash-shift/cash-in-drawer'
import { openShiftOf } from '../../domain/cash-shift/open-shift-of'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { paymentRows } from '../../domain/invoice/payment-rows'
import { recordPayment } from '../../domain/invoice/record-payment'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const refundPayment: UseCase<'refundPayment'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    const found = await paymentRows(tx, caller).where('payment.id', '=', path.id).executeTakeFirst()
    if (!found) throw new Refusal(404, 'notFound')
    const shift = await openShiftOf(tx, caller)
    if (found.kind !== 'payment') throw new Refusal(409, 'refundOfRefund')
    const invoice = await heldInvoice(tx, caller, found.invoice_id)
    // what another refund gave back meanwhile is known once the invoice is held
    const left = refundable(found, await paymentRows(tx, caller).where('payment.invoice_id', '=', invoice.id).execute())
    const { amount, method, reference, reason } = body
    if (amount > left.money + left.deposit)
      throw new Refusal(422, 'checkFields', { fields: { amount: 'refundAbovePayment' } })
    if (amount > (method === 'deposit' ? left.deposit : left.money)) {
      const sentence = method === 'deposit' ? 'refundNotOfDeposit' : 'refundOfDeposit'
      throw new Refusal(422, 'checkFields', { fields: { method: sentence } })
    }
    if (method === 'cash' && amount > (await cashInDrawer(tx, caller, shift.id)))
      throw new Refusal(422, 'checkFields', { fields: { method: 'drawerTooEmpty' } })
    return recordPayment(tx, call, {
      kind: 'refund',
      event: { type: amount === invoice.paid ? 'invoice.refundAll' : 'invoice.refundPart' },
      invoice,
      shift,
      refund_of: path.id,
      amount,
      tenders: [{ method, amount, reference: reference.trim() }],
      cash_given: null,
      change: 0,
      owed_after: invoice.owed + amount,
      reason: reason.trim(),
    })
  })
