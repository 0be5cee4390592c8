import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transitionClaim } from './transition-claim'

export const appealClaim: UseCase<'appealClaim'> = (call) =>
  transitionClaim(call, {
    action: 'appeal',
    event: () => ({ type: 'claim.appeal' }),
    amount: ({ rest }) => rest,
    async apply(_tx, before) {
      if (before.rest === 0) throw new Refusal(409, 'claimNothingToAppeal', { current: before })
      return {}
    },
    reason: call.body.reason.trim(),
  })
