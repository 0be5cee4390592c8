export { type ClaimEvent, type ClaimState, claimMachine } from './claim.machine'
export { claimAges, claimSettlings, claimStates } from './claim.values'
export { answerMove, paymentMove, reversingMove, settlingMove } from './claim-moves'
export { type ClaimFigures, claimStanding } from './claim-standing'
