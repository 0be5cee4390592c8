import type { Schema } from '@clinic/api'
import { type ClaimEvent, claimMachine } from '@clinic/core/claim'
import { nextState } from '@clinic/core/lifecycle'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { writeClaimEvent } from './write-claim-event'

interface Move {
  /** Held, as it stands. */
  claim: Pick<Schema<'ClaimCard'>, 'id' | 'state' | 'version'>
  event: ClaimEvent
  /** What it is about, in rupiah. */
  amount?: number
  reason: string
}

/** Moves a claim along with what happens to its invoice or a payment. Returns its state then; null where the lifecycle does not allow it. */
export async function moveClaim(
  tx: Transaction,
  context: Pick<RequestContext, 'caller' | 'now'>,
  { claim, event, amount, reason }: Move,
): Promise<Schema<'ClaimState'> | null> {
  const { company_id, clinic_id } = context.caller
  const state = nextState(claimMachine, claim.state, event)
  if (state === null) return null
  await tx
    .updateTable('claim')
    .set({ state, version: claim.version + 1, updated_at: context.now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: claim.id }))
    .execute()
  const move = { event: event.type, from_state: claim.state, to_state: state }
  await writeClaimEvent(tx, context, { claim_id: claim.id, ...move, amount, reason })
  return state
}
