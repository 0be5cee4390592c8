import { claimMachine } from '@clinic/core/claim'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { claimRows } from './claim-rows'
import { writeClaimEvent } from './write-claim-event'

interface Withdrawn {
  invoice_id: number
  reason: string
  /** What is told where the payor has paid or settled something. */
  current: Record<string, unknown>
}

/** Withdraws the claim of an invoice that is being voided; refused where money has moved. The invoice is held, which every payor's payment waits for. */
export async function withdrawClaim(
  tx: Transaction,
  context: RequestContext,
  { invoice_id, reason, current }: Withdrawn,
) {
  const { caller, now } = context
  const { company_id, clinic_id } = caller
  const claim = await claimRows(tx, caller).where('claim.invoice_id', '=', invoice_id).executeTakeFirst()
  if (!claim) return
  const state = nextState(claimMachine, claim.state, { type: 'claim.withdraw' })
  if (state === null || claim.owed !== claim.claimed) throw new Refusal(409, 'invoiceClaimSettled', { current })
  await tx
    .updateTable('claim')
    .set({ state, version: claim.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: claim.id }))
    .execute()
  const move = { event: 'claim.withdraw', from_state: claim.state, to_state: state } as const
  await writeClaimEvent(tx, context, { claim_id: claim.id, ...move, reason })
  recordEvent(tx, caller, {
    action: 'withdraw',
    object: 'claim',
    object_id: claim.id,
    before: { state: claim.state },
    after: { state },
    reason,
    people: { patient: [claim.patient.id] },
  })
}
