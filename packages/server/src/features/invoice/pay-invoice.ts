import { paymentProblem } from '@clinic/core/invoice'
import { openShiftOf } from '../../domain/cash-shift/open-shift-of'
import { findInvoice, heldInvoice } from '../../domain/invoice/held-invoice'
import { takePayment } from '../../domain/invoice/take-payment'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

export const payInvoice: UseCase<'payInvoice'> = (call) =>
  withIdempotency(call, async (tx) => {
    await findInvoice(tx, call.caller, call.path.id)
    // the shift is held before the invoice, as by a refund
    const shift = await openShiftOf(tx, call.caller)
    const invoice = await heldInvoice(tx, call.caller, call.path.id)
    if (invoice.state !== 'issued' && invoice.state !== 'partly_paid') throw new Refusal(409, 'invoiceNotNow')
    const { tenders, cash_given } = call.body
    const problem = paymentProblem({ tenders, cash_given }, invoice.owed)
    if (problem) throw new Refusal(422, 'checkFields', { fields: { [problem.field]: sentences[problem.code] } })
    return takePayment(tx, call, { shift, invoice, tenders, cash_given })
  })

const sentences: Readonly<Record<NonNullable<ReturnType<typeof paymentProblem>>['code'], Sentence>> = {
  aboveOwed: 'paymentAboveOwed',
  methodTwice: 'paymentMethodTwice',
  cashMissing: 'required',
  cashTooLittle: 'cashTooLittle',
  cashNotHere: 'notHere',
}
