import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { reviewMachine } from '@clinic/core/registration'
import { Suspense, useState } from 'react'
import { useCanCall } from '../../../platform/session/use-can-call'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { SaveBar } from '../../../ui/field/form'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { useDecision } from './use-decision'

const RejectDialog = lazyWithRetry(() => import('./reject-dialog'))

interface DecisionBarProps {
  registration: Schema<'Registration'>
  decision: ReturnType<typeof useDecision>
  /** The patient it would be merged into, with the values that survive. */
  merge?: Omit<Schema<'RegistrationMerge'>, 'version'>
}

/** The moves the review machine allows from here, for those with the permission. */
export function DecisionBar({ registration, decision, merge }: DecisionBarProps) {
  const texts = useTexts().registration.review
  const [isRejecting, setRejecting] = useState(false)
  const { state, version, patient } = registration
  const { busy, decide } = decision
  const canAccept =
    useCanCall(operationRoles.acceptRegistration) && canMove(reviewMachine, state, { type: 'review.accept' })
  const canMerge =
    useCanCall(operationRoles.mergeRegistration) && canMove(reviewMachine, state, { type: 'review.merge' })
  const canReject =
    useCanCall(operationRoles.rejectRegistration) && canMove(reviewMachine, state, { type: 'review.reject' })
  const isOther = (kind: typeof busy) => busy !== null && busy !== kind

  return (
    <SaveBar>
      {canReject && (
        <Button variant="ghost" palette="error" disabled={isOther('reject')} onClick={() => setRejecting(true)}>
          {texts.reject()}
        </Button>
      )}
      {canAccept && (
        <Button
          variant={merge ? 'outline' : 'solid'}
          disabled={isOther('accept')}
          busy={busy === 'accept'}
          onClick={() => decide({ kind: 'accept', body: { version } })}
        >
          {texts.accept()}
        </Button>
      )}
      {canMerge && merge && (
        <Button
          disabled={isOther('merge')}
          busy={busy === 'merge'}
          onClick={() => decide({ kind: 'merge', body: { ...merge, version } })}
        >
          {texts.merge()}
        </Button>
      )}
      {isRejecting && (
        <Suspense>
          <RejectDialog
            name={personName(patient)}
            busy={busy === 'reject'}
            failure={decision.error}
            onReject={(reason) => decide({ kind: 'reject', body: { version, reason } })}
            onClose={() => setRejecting(false)}
          />
        </Suspense>
      )}
    </SaveBar>
  )
}
