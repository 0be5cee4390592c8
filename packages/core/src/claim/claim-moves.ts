import type { Schema } from '@clinic/api'
import type { ClaimEvent } from './claim.machine'
import { type ClaimFigures, claimStanding } from './claim-standing'

type Refused<Code extends string> = { problem: Code }
type Moved = { event: ClaimEvent; amount: number }

/** Returns the move that an answer of a payor is, or why it cannot be one. */
export function answerMove(
  { claimed, paid }: Pick<ClaimFigures, 'claimed' | 'paid'>,
  { approved, reason }: { approved: number; reason: string },
): Moved | Refused<'aboveClaimed' | 'belowPaid' | 'reasonMissing'> {
  if (approved > claimed) return { problem: 'aboveClaimed' }
  if (approved < paid) return { problem: 'belowPaid' }
  if (approved === claimed) return { event: { type: 'claim.approve' }, amount: approved }
  if (reason.trim() === '') return { problem: 'reasonMissing' }
  return { event: { type: approved === 0 ? 'claim.reject' : 'claim.approvePart' }, amount: approved }
}

/** Returns the move that a payment of a claim is, or that it is more than is approved and not paid. */
export function paymentMove(figures: ClaimFigures, amount: number): Moved | Refused<'aboveApproved'> {
  if (amount > claimStanding(figures).unpaid) return { problem: 'aboveApproved' }
  return { event: { type: amount === figures.owed ? 'claim.payAll' : 'claim.payPart' }, amount }
}

/** Returns the move that it is to take a payment back. */
export const reversingMove = ({ claimed, approved }: Pick<ClaimFigures, 'claimed' | 'approved'>): ClaimEvent => ({
  type: approved === claimed ? 'claim.reverse' : 'claim.reversePart',
})

/**
 * Returns the move that settles what a payor does not pay: first what was not approved, and where nothing of that is left, what was
 * approved. The latter the patient does not owe.
 */
export function settlingMove(
  figures: ClaimFigures,
  settling: Schema<'ClaimSettling'>,
): Moved | Refused<'approvedIsPayors'> {
  const { unpaid, rest } = claimStanding(figures)
  const settled: ClaimEvent = { type: settling === 'charge_patient' ? 'claim.charge' : 'claim.writeOff' }
  if (rest === 0)
    return settling === 'charge_patient' ? { problem: 'approvedIsPayors' } : { event: settled, amount: unpaid }
  if (figures.approved === 0) return { event: settled, amount: rest }
  return { event: { type: unpaid === 0 ? 'claim.settleLast' : 'claim.settlePart' }, amount: rest }
}
