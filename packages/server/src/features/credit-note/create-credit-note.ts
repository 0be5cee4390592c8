import { canBeCredited } from '@clinic/core/credit-note'
import { openShiftOf } from '../../domain/cash-shift/open-shift-of'
import { recordCreditNote } from '../../domain/credit-note/record-credit-note'
import { findInvoice, heldInvoice } from '../../domain/invoice/held-invoice'
import { wholeInvoice } from '../../domain/invoice/whole-invoice'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { checkCredit } from './check-credit'

export const createCreditNote: UseCase<'createCreditNote'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    await findInvoice(tx, caller, path.id)
    // the shift is held before the invoice, as by every payment
    const shift = body.refund && (await openShiftOf(tx, caller))
    await heldInvoice(tx, caller, path.id)
    // what another credit note or payment did meanwhile is known once the invoice is held
    const invoice = await wholeInvoice(tx, call, path.id)
    if (!invoice || !canBeCredited(invoice.state)) throw new Refusal(409, 'invoiceNotNow')
    checkCredit(body, invoice)
    return recordCreditNote(tx, call, { ...body, invoice, shift })
  })
