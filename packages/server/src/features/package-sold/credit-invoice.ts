import { invoiceMachine } from '@clinic/core/invoice'
import { creditEntries } from '@clinic/core/ledger'
import { nextState } from '@clinic/core/lifecycle'
import type { PackageSettlement } from '@clinic/core/package-sold'
import type { Transaction } from '../../database/schema'
import { followInvoice } from '../../domain/instalment/follow-invoice'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { writeInvoiceEvent } from '../../domain/invoice/write-invoice-event'
import { post } from '../../domain/ledger/post'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

interface Credit {
  invoice_id: number
  settlement: PackageSettlement
  reason: string
}

/** Takes the worth of the rest off what is owed on an invoice, which the caller holds: nothing is owed on it then, since some of the rest was paid. */
export async function creditInvoice(
  tx: Transaction,
  context: RequestContext,
  { invoice_id, settlement, reason }: Credit,
) {
  const { caller, now } = context
  const { company_id, clinic_id } = caller
  const invoice = await heldInvoice(tx, caller, invoice_id)
  const event = { type: 'invoice.credit' } as const
  const state = nextState(invoiceMachine, invoice.state, event)
  if (state === null) throw new Refusal(409, 'invoiceNotNow')
  await post(tx, context, { kind: 'credit', entries: creditEntries(invoice_id, { ...settlement, rounding: 0 }) })
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
