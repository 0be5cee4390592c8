import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { claimRows } from './claim-rows'
import { moveClaim } from './move-claim'

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
  const { caller } = context
  const claim = await claimRows(tx, caller).where('claim.invoice_id', '=', invoice_id).executeTakeFirst()
  if (!claim) return
  const isUntouched = claim.owed === claim.claimed
  const state = isUntouched ? await moveClaim(tx, context, { claim, event: { type: 'claim.withdraw' }, reason }) : null
  if (state === null) throw new Refusal(409, 'invoiceClaimSettled', { current })
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
