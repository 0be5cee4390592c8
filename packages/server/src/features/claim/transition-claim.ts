import type { Schema } from '@clinic/api'
import { type ClaimEvent, claimMachine } from '@clinic/core/claim'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { wholeClaim } from '../../domain/claim/whole-claim'
import { writeClaimEvent } from '../../domain/claim/write-claim-event'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

type Claim = Schema<'Claim'>

interface Move {
  /** What the audit calls it. */
  action: string
  event: (before: Claim) => ClaimEvent
  /** What it is about, in rupiah. */
  amount?: (before: Claim) => number
  /** Refuses what the lifecycle cannot know, writes what goes with the move, and returns the other columns to write. */
  apply?: (tx: Transaction, before: Claim) => Promise<Updateable<Tables['claim']>>
  reason?: string
}

/** Takes a claim of the caller's clinic one step further. Its invoice is held first, as by whoever voids it. */
export const transitionClaim = (
  call: Pick<Call<'reviewClaim'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, amount, apply, reason = '' }: Move,
): Promise<Claim> => {
  const { database, caller, now, path, body } = call
  return changeRow(database, caller, {
    table: 'claim',
    id: path.id,
    read: (tx) => wholeClaim(tx, caller, path.id),
    lockOwner: (tx, { invoice_id }) => heldInvoice(tx, caller, invoice_id),
    move: {
      to: (before: Claim) => nextState(claimMachine, before.state, event(before)),
      refusal: 'claimNotNow',
    },
    version: body.version,
    apply: async ({ tx, before, state }) => ({ ...(await apply?.(tx, before)), state, updated_at: now.toISOString() }),
    follow: ({ tx, before, state }) =>
      writeClaimEvent(tx, call, {
        claim_id: path.id,
        event: event(before).type,
        from_state: before.state,
        to_state: state,
        amount: amount?.(before) ?? null,
        reason,
      }),
    action,
    reason: () => (reason === '' ? null : reason),
  })
}
