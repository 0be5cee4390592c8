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
    const read = () => paymentRows(tx, caller).where('payment.id', '=', path.id).executeTakeFirst()
    const found = await read()
    if (!found) throw new Refusal(404, 'notFound')
    const shift = await openShiftOf(tx, caller)
    if (found.kind !== 'payment') throw new Refusal(409, 'refundOfRefund')
    const invoice = await heldInvoice(tx, caller, found.invoice_id)
    // what another refund gave back meanwhile is known once the invoice is held
    const left = found.amount - ((await read())?.refunded ?? 0)
    const { amount, method, reference, reason } = body
    if (amount > left) throw new Refusal(422, 'checkFields', { fields: { amount: 'refundAbovePayment' } })
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
