import type { Schema } from '@clinic/api'
import { type InvoiceEvent, invoiceMachine } from '@clinic/core/invoice'
import { paymentEntries } from '@clinic/core/ledger'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import { nextDocumentNumber } from '../clinic/next-document-number'
import { paymentDeposits } from '../deposit/payment-deposits'
import { followInvoice } from '../instalment/follow-invoice'
import { post } from '../ledger/post'
import type { HeldInvoice } from './held-invoice'
import { paymentRows } from './payment-rows'
import { writeInvoiceEvent } from './write-invoice-event'

interface Recorded
  extends Pick<
    Schema<'Payment'>,
    'kind' | 'amount' | 'tenders' | 'cash_given' | 'change' | 'owed_after' | 'reason' | 'refund_of'
  > {
  /** The move of the invoice. */
  event: InvoiceEvent
  invoice: HeldInvoice
  shift: { id: number }
}

/** Records money that came or went: the payment with its number, its posting, and how the invoice stands then. */
export async function recordPayment(
  tx: Transaction,
  context: RequestContext,
  { event, invoice, shift, tenders, ...payment }: Recorded,
): Promise<Schema<'Payment'>> {
  const { caller, now } = context
  const { company_id, clinic_id, name } = caller
  const state = nextState(invoiceMachine, invoice.state, event)
  if (state === null) throw new Refusal(409, 'invoiceNotNow')
  const deposits = await paymentDeposits(tx, caller, { tenders, refund_of: payment.refund_of, invoice })
  const { today } = await clinicDay(tx, caller, now)
  const numbered = await nextDocumentNumber(tx, caller, { table: 'payment', year: Number(today.slice(0, 4)) })
  const { id } = await tx
    .insertInto('payment')
    .values({
      ...payment,
      ...numbered,
      company_id,
      clinic_id,
      invoice_id: invoice.id,
      cash_shift_id: shift.id,
      tenders: JSON.stringify(tenders),
      received_at: now.toISOString(),
      received_by: name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(tx, context, {
    kind: payment.kind,
    payment_id: id,
    entries: paymentEntries({ kind: payment.kind, invoice_id: invoice.id, cash_shift_id: shift.id, tenders, deposits }),
  })
  await tx
    .updateTable('invoice')
    .set({ state, version: invoice.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: invoice.id }))
    .execute()
  await followInvoice(tx, context, { id: invoice.id, patient_id: invoice.patient_id, state })
  const { reason } = payment
  const move = { event: event.type, from_state: invoice.state, to_state: state }
  await writeInvoiceEvent(tx, context, { invoice_id: invoice.id, ...move, reason })
  const stored = await paymentRows(tx, caller).where('payment.id', '=', id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, {
    action: payment.kind === 'payment' ? 'pay' : 'refund',
    object: 'payment',
    object_id: id,
    after: stored,
    reason: reason === '' ? null : reason,
    people: { patient: [invoice.patient_id] },
  })
  return stored
}
