import { wholeClaim } from '../../domain/claim/whole-claim'
import { wholePayorPayment } from '../../domain/claim/whole-payor-payment'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { answerClaim } from './answer-claim'
import { appealClaim } from './appeal-claim'
import { createClaimBatch } from './create-claim-batch'
import { createPayorPayment } from './create-payor-payment'
import { listClaim } from './list-claim'
import { listPayorPayment } from './list-payor-payment'
import { listReceivable } from './list-receivable'
import { settleClaim } from './settle-claim'
import { transitionClaim } from './transition-claim'
import { voidPayorPayment } from './void-payor-payment'
import { wholeBatch } from './whole-batch'

export const claimUseCases: UseCases<
  | 'listClaim'
  | 'listReceivable'
  | 'getClaim'
  | 'reviewClaim'
  | 'answerClaim'
  | 'appealClaim'
  | 'settleClaim'
  | 'createClaimBatch'
  | 'getClaimBatch'
  | 'listPayorPayment'
  | 'createPayorPayment'
  | 'getPayorPayment'
  | 'voidPayorPayment'
> = {
  listClaim,
  listReceivable,
  async getClaim({ database, caller, path }) {
    const claim = await wholeClaim(database, caller, path.id)
    if (!claim) throw new Refusal(404, 'notFound')
    return claim
  },
  reviewClaim: (call) => transitionClaim(call, { action: 'review', event: () => ({ type: 'claim.review' }) }),
  answerClaim,
  appealClaim,
  settleClaim,
  createClaimBatch,
  async getClaimBatch({ database, caller, path }) {
    const batch = await wholeBatch(database, caller, path.id)
    if (!batch) throw new Refusal(404, 'notFound')
    return batch
  },
  listPayorPayment,
  createPayorPayment,
  async getPayorPayment({ database, caller, path }) {
    const payment = await wholePayorPayment(database, caller, path.id)
    if (!payment) throw new Refusal(404, 'notFound')
    return payment
  },
  voidPayorPayment,
}
