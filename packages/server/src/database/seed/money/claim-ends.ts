import type { Schema } from '@clinic/api'
import type { Tables } from '../../schema'

export interface ClaimMove {
  event: Tables['claim_event']['event']
  to_state: Schema<'ClaimState'>
}

/** What became of the claims of the demo clinic: each in its turn, from the latest. */
export const claimEnds = ['draft', 'submitted', 'paid', 'in_review', 'approved', 'rejected', 'written_off'] as const
export type ClaimEnd = (typeof claimEnds)[number]

const submitted: ClaimMove = { event: 'claim.submit', to_state: 'submitted' }
const examined: ClaimMove[] = [submitted, { event: 'claim.review', to_state: 'in_review' }]
const granted: ClaimMove[] = [...examined, { event: 'claim.approve', to_state: 'approved' }]
const refused: ClaimMove[] = [...examined, { event: 'claim.reject', to_state: 'rejected' }]

/** The moves that lead there from a draft. */
export const movesTo: Readonly<Record<ClaimEnd, readonly ClaimMove[]>> = {
  draft: [],
  submitted: [submitted],
  in_review: examined,
  approved: granted,
  paid: [...granted, { event: 'claim.payAll', to_state: 'paid' }],
  rejected: refused,
  written_off: [...refused, { event: 'claim.writeOff', to_state: 'written_off' }],
}
