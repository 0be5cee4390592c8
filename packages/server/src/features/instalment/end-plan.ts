import type { Schema } from '@clinic/api'
import { type InstalmentPlanEvent, instalmentPlanMachine } from '@clinic/core/instalment'
import { nextState } from '@clinic/core/lifecycle'
import { onePlan } from '../../domain/instalment/one-plan'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

interface End {
  /** What the audit calls it. */
  action: string
  event: InstalmentPlanEvent
  /** Refuses what the lifecycle cannot know. */
  check?: (before: Schema<'InstalmentPlan'>) => void
}

/** Ends an active plan of the caller's clinic, with the reason. The invoice is held before it, as by a payment. */
export const endPlan = (
  call: Pick<Call<'cancelInstalmentPlan'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, check }: End,
): Promise<Schema<'InstalmentPlan'>> => {
  const { database, caller, now, path, body } = call
  const reason = body.reason.trim()
  return changeRow(database, caller, {
    table: 'instalment_plan',
    id: path.id,
    read: (tx) => onePlan(tx, call, path.id),
    lockOwner: (tx, { invoice_id }) => heldInvoice(tx, caller, invoice_id),
    move: {
      to: ({ state }: Schema<'InstalmentPlan'>) => nextState(instalmentPlanMachine, state, event),
      refusal: 'instalmentsEnded',
    },
    version: body.version,
    async apply({ before, state }) {
      check?.(before)
      return { state, reason, updated_at: now.toISOString() }
    },
    action,
    reason: () => reason,
  })
}
