import { approvalMachine } from '@clinic/core/approval'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { lastApproval } from './approvals'

/** Ends what waits for an answer of the manager on an invoice, where something does: it asks for what is there no more. The caller holds the invoice. */
export async function expireApproval(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  invoice_id: number,
) {
  const { company_id, clinic_id, name } = caller
  const before = await lastApproval(tx, caller, invoice_id)
  const state = before && nextState(approvalMachine, before.state, { type: 'approval.expire' })
  if (!before || !state) return
  const decided = { decided_at: now.toISOString(), decided_by: name }
  await tx
    .updateTable('approval')
    .set({ state, ...decided, version: before.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: before.id }))
    .execute()
  recordEvent(tx, caller, {
    action: 'expire',
    object: 'approval',
    object_id: before.id,
    before: { state: before.state },
    after: { state },
    people: { patient: [before.patient.id] },
  })
}
