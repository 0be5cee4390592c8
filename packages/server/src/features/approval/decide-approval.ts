import type { Schema } from '@clinic/api'
import { type ApprovalEvent, approvalMachine } from '@clinic/core/approval'
import { nextState } from '@clinic/core/lifecycle'
import { approvals } from '../../domain/approval/approvals'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

interface Decision {
  /** What the audit calls it. */
  action: string
  event: ApprovalEvent
  /** Why, where it was refused. */
  answer?: string
}

/** Ends a request of the caller's clinic that waits. The invoice is held before it, as by who changes the draft. */
export const decideApproval = (
  call: Pick<Call<'grantApproval'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, answer = '' }: Decision,
): Promise<Schema<'Approval'>> => {
  const { database, caller, now, path, body } = call
  return changeRow(database, caller, {
    table: 'approval',
    id: path.id,
    read: (tx) => approvals(tx, caller).where('approval.id', '=', path.id).executeTakeFirst(),
    lockOwner: (tx, { invoice_id }) => heldInvoice(tx, caller, invoice_id),
    move: {
      to: ({ state }: Schema<'Approval'>) => nextState(approvalMachine, state, event),
      refusal: 'approvalEnded',
    },
    version: body.version,
    async apply({ state }) {
      const at = now.toISOString()
      return { state, answer, decided_at: at, decided_by: caller.name, updated_at: at }
    },
    action,
    reason: () => answer || null,
  })
}
