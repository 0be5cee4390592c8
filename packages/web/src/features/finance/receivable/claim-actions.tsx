import { operationRoles } from '@clinic/core/access'
import { claimMachine } from '@clinic/core/claim'
import { canMove } from '@clinic/core/lifecycle'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { Claim } from '../../../entities/claim/claim-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { batchAddress, payAddress, submitAddress } from './receivable-address'

const ReviewDialog = lazyWithRetry(() => import('./review-dialog'))
const AnswerDialog = lazyWithRetry(() => import('./answer-dialog'))
const AppealDialog = lazyWithRetry(() => import('./appeal-dialog'))
const SettleDialog = lazyWithRetry(() => import('./settle-dialog'))

/** The steps that the lifecycle allows now and the role may take. */
export function ClaimActions({ claim }: { claim: Claim }) {
  const words = useTexts().claim
  const [asked, ask] = useState<'review' | 'answer' | 'appeal' | 'settle'>()
  const { state, payor_id, claim_batch_id, rest, unpaid } = claim
  const allows = (type: Parameters<typeof canMove<typeof claimMachine>>[2]['type']) =>
    canMove(claimMachine, state, { type })
  const maySettle = useCanCall(operationRoles.settleClaim)
  const close = () => ask(undefined)
  return (
    <>
      {claim_batch_id !== null && (
        <Link href={batchAddress(claim_batch_id)} className={buttonClass({ variant: 'outline' })}>
          {words.page.cover()}
        </Link>
      )}
      {maySettle && allows('claim.writeOff') && (
        <Button variant="outline" onClick={() => ask('settle')}>
          {words.settle.open()}
        </Button>
      )}
      {allows('claim.appeal') && rest > 0 && (
        <Button variant="outline" onClick={() => ask('appeal')}>
          {words.appeal.open()}
        </Button>
      )}
      {allows('claim.submit') && (
        <Link href={submitAddress(payor_id)} className={buttonClass()}>
          {words.receivable.submit()}
        </Link>
      )}
      {allows('claim.review') && <Button onClick={() => ask('review')}>{words.review.open()}</Button>}
      {allows('claim.approve') && <Button onClick={() => ask('answer')}>{words.answer.open()}</Button>}
      {allows('claim.payPart') && unpaid > 0 && (
        <Link href={payAddress(payor_id)} className={buttonClass()}>
          {words.receivable.pay()}
        </Link>
      )}
      <Suspense>
        {asked === 'review' && <ReviewDialog claim={claim} onClose={close} />}
        {asked === 'answer' && <AnswerDialog claim={claim} onClose={close} />}
        {asked === 'appeal' && <AppealDialog claim={claim} onClose={close} />}
        {asked === 'settle' && <SettleDialog claim={claim} onClose={close} />}
      </Suspense>
    </>
  )
}
