import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'

interface Ended {
  visit_id: number
  reason: string
}

/** A prescription holds by its signature only: when treatment is broken off, one that is not signed is cancelled. */
export async function cancelDraft(tx: Transaction, { caller, now }: RequestContext, { visit_id, reason }: Ended) {
  const { company_id, clinic_id } = caller
  const cancelled = await tx
    .updateTable('prescription')
    .set({ state: 'cancelled', cancel_reason: reason, cancelled_by: caller.name, cancelled_at: now.toISOString() })
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, state: 'draft' }))
    .returning(['id', 'patient_id', 'content'])
    .execute()
  for (const { id, patient_id, content } of cancelled)
    recordEvent(tx, caller, {
      action: 'cancel',
      object: 'prescription',
      object_id: id,
      after: { visit_id, patient_id, content },
      reason,
    })
}
