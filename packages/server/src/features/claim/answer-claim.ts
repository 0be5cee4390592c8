import { answerMove } from '@clinic/core/claim'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transitionClaim } from './transition-claim'

/** All, a part or nothing; a second answer follows an appeal. */
export const answerClaim: UseCase<'answerClaim'> = (call) => {
  const { approved } = call.body
  const reason = call.body.reason.trim()
  return transitionClaim(call, {
    action: 'answer',
    event: (claim) => {
      const move = answerMove(claim, { approved, reason })
      // any answer is allowed where one is; which one it is, is refused below
      return 'problem' in move ? { type: 'claim.approve' } : move.event
    },
    amount: () => approved,
    async apply(_tx, claim) {
      const move = answerMove(claim, { approved, reason })
      if ('problem' in move) throw new Refusal(422, 'checkFields', { fields: fields[move.problem] })
      return { approved, answer_reason: reason }
    },
    reason,
  })
}

const fields = {
  aboveClaimed: { approved: 'claimAboveClaimed' },
  belowPaid: { approved: 'claimBelowPaid' },
  reasonMissing: { reason: 'claimReasonMissing' },
} as const
