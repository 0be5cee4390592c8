import { operationRoles } from '@clinic/core/access'
import { percentOff } from '@clinic/core/approval'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import type { Approval } from '../../../entities/approval/approval-query'
import { FailureBanner } from '../../../platform/refusal/failure-banner'
import { useCanCall } from '../../../platform/session/use-can-call'
import { isolated } from '../../../platform/texts/person-name'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useApprovalMove } from './use-approval-move'

const RefuseDialog = lazyWithRetry(() => import('./refuse-dialog'))

/** What was asked for the discounts of a draft, and what can be done with it: answered by the manager, taken back by the desk. */
export default function ApprovalNotice({ approval }: { approval: Approval }) {
  useNamespace('approval')
  const { notice: words } = useTexts().approval
  const { money, number } = useFormat()
  const mayAnswer = useCanCall(operationRoles.grantApproval)
  const { state, discount, gross, reason, answer, requested_by, decided_by } = approval
  if (state === 'withdrawn' || state === 'expired') return null
  const percent = number(percentOff(approval))
  const amount = words.amount({ discount: money(discount), gross: money(gross), percent })
  const decided = { name: decided_by ?? '', amount }
  if (state === 'granted')
    return (
      <Banner tone="success" title={words.granted(decided)}>
        {words.allowed()}
      </Banner>
    )
  if (state === 'refused')
    return (
      <Banner tone="warning" title={words.refused(decided)}>
        <bdi>{words.because({ reason: answer })}</bdi>
      </Banner>
    )
  return (
    <Banner
      tone={mayAnswer ? 'warning' : 'info'}
      title={mayAnswer ? words.requested({ name: isolated(requested_by), amount }) : words.waiting({ amount })}
      action={mayAnswer ? <Answer approval={approval} /> : <Withdraw approval={approval} />}
    >
      <bdi>{words.because({ reason })}</bdi>
    </Banner>
  )
}

function Answer({ approval }: { approval: Approval }) {
  const { grant, refuse } = useTexts().approval
  const [isRefusing, setRefusing] = useState(false)
  const granting = useApprovalMove(approval, 'grant')
  return (
    <div className={actions}>
      <Button size="sm" variant="outline" palette="error" onClick={() => setRefusing(true)}>
        {refuse.open()}
      </Button>
      <Button size="sm" busy={granting.busy} onClick={() => granting.onConfirm()}>
        {grant.open()}
      </Button>
      {granting.failure && <FailureBanner error={granting.failure} />}
      <Suspense>{isRefusing && <RefuseDialog approval={approval} onClose={() => setRefusing(false)} />}</Suspense>
    </div>
  )
}

function Withdraw({ approval }: { approval: Approval }) {
  const { withdraw } = useTexts().approval
  const withdrawing = useApprovalMove(approval, 'withdraw')
  return (
    <div className={actions}>
      <Button size="sm" variant="outline" busy={withdrawing.busy} onClick={() => withdrawing.onConfirm()}>
        {withdraw.open()}
      </Button>
      {withdrawing.failure && <FailureBanner error={withdrawing.failure} />}
    </div>
  )
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
