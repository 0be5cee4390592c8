import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { heldInvoice } from './held-invoice'
import { writeInvoiceEvent } from './write-invoice-event'

/** Discards the draft of a visit that is billed otherwise, or treated further. */
export async function discardDraft(
  tx: Transaction,
  context: RequestContext,
  { id, reason }: { id: number; reason: string },
) {
  const { caller, now } = context
  const { company_id, clinic_id } = caller
  const { version, patient_id } = await heldInvoice(tx, caller, id)
  await tx
    .updateTable('invoice')
    .set({ state: 'discarded', version: version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id, state: 'draft' }))
    .execute()
  const move = { event: 'invoice.discard', from_state: 'draft', to_state: 'discarded' } as const
  await writeInvoiceEvent(tx, context, { invoice_id: id, ...move, reason })
  recordEvent(tx, caller, {
    action: 'discard',
    object: 'invoice',
    object_id: id,
    after: { state: 'discarded' },
    reason,
    people: { patient: [patient_id] },
  })
}
