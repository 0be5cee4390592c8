import { invoiceMachine } from '@clinic/core/invoice'
import { type Credited, creditEntries } from '@clinic/core/ledger'
import { nextState } from '@clinic/core/lifecycle'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { followInvoice } from '../instalment/follow-invoice'
import { post } from '../ledger/post'
import { heldInvoice } from './held-invoice'
import { writeInvoiceEvent } from './write-invoice-event'

interface Credit {
  invoice_id: number
  credited: Credited
  /** The document; left out where the rest of a package is refunded. */
  credit_note_id?: number
  reason: string
}

/** Takes a credit off what the patient owes on an invoice, which the caller holds; where nothing is owed then, it is paid. */
export async function creditInvoice(
  tx: Transaction,
  context: RequestContext,
  { invoice_id, credited, credit_note_id, reason }: Credit,
) {
  const { caller, now } = context
  const { company_id, clinic_id } = caller
  const invoice = await heldInvoice(tx, caller, invoice_id)
  const amount = credited.net + credited.tax + credited.rounding
  const event = { type: amount === invoice.owed ? 'invoice.credit' : 'invoice.creditPart' } as const
  const state = nextState(invoiceMachine, invoice.state, event)
  if (state === null) throw new Refusal(409, 'invoiceNotNow')
  const entries = creditEntries(invoice_id, credited)
  if (credit_note_id === undefined) await post(tx, context, { kind: 'credit', entries })
  else await post(tx, context, { kind: 'credit_note', credit_note_id, entries })
  await tx
    .updateTable('invoice')
    .set({ state, version: invoice.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: invoice_id }))
    .execute()
  await writeInvoiceEvent(tx, context, {
    invoice_id,
    event: event.type,
    from_state: invoice.state,
    to_state: state,
    reason,
  })
  await followInvoice(tx, context, { id: invoice_id, patient_id: invoice.patient_id, state })
}
