import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { type TreatmentPlanEvent, treatmentPlanMachine } from '@clinic/core/treatment-plan'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { bookingAddress } from '../../../entities/appointment/booking-address'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { useAccount } from '../../../platform/session/use-account'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button, type ButtonProps, buttonClass } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { usePlanAddress } from './use-plan-address'

const ProposeDialog = lazyWithRetry(() => import('./propose-dialog'))
const AnswerDialog = lazyWithRetry(() => import('./answer-dialog'))
const EndDialog = lazyWithRetry(() => import('./end-dialog'))
const ReviseDialog = lazyWithRetry(() => import('./revise-dialog'))

type Asked = 'propose' | 'accept' | 'decline' | 'close' | 'revise'

interface PlanActionsProps {
  plan: TreatmentPlan
  patient: Schema<'Patient'>
}

/** The steps that the lifecycle and the role allow now, the next one first and filled. */
export function PlanActions({ plan, patient }: PlanActionsProps) {
  const { actions: words } = useTexts()['treatment-plan']
  const address = `${usePlanAddress(patient.id)}/${plan.id}`
  const [asked, ask] = useState<Asked>()
  const allows = useAllowed(plan)
  const canBook = useCanCall(operationRoles.createAppointment)
  const { title, state, items, expired } = plan
  const named = { title }
  const close = () => ask(undefined)
  const hasItems = items.length > 0
  const variant = (isNext: boolean): ButtonProps['variant'] => (isNext ? 'solid' : 'outline')
  const button = (about: Asked, text: string, { name, isNext = false }: { name: string; isNext?: boolean }) => (
    <Button size="sm" variant={variant(isNext)} aria-label={name} onClick={() => ask(about)}>
      {text}
    </Button>
  )
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', '&:empty': { display: 'none' } })}>
      {hasItems &&
        allows('propose') &&
        button('propose', words.propose(), { name: words.proposeOf(named), isNext: true })}
      {allows('accept') && !expired && button('accept', words.answer(), { name: words.answerOf(named), isNext: true })}
      {state === 'accepted' && canBook && items.some((item) => item.state === 'accepted') && (
        <Link
          href={bookingAddress({ patient, doctor_id: plan.doctor_id })}
          aria-label={words.bookOf(named)}
          className={buttonClass({ size: 'sm' })}
        >
          {words.book()}
        </Link>
      )}
      {allows('edit') && (
        <Link
          href={`${address}/edit`}
          aria-label={words.editOf(named)}
          className={buttonClass({ size: 'sm', variant: variant(!hasItems) })}
        >
          {words.edit()}
        </Link>
      )}
      {state !== 'draft' && (
        <Link
          href={`${address}/sheet`}
          aria-label={words.printOf(named)}
          className={buttonClass({ size: 'sm', variant: 'outline' })}
        >
          {words.print()}
        </Link>
      )}
      {allows('decline') && button('decline', words.decline(), { name: words.declineOf(named) })}
      {allows('revise') &&
        button('revise', words.revise(), { name: words.reviseOf(named), isNext: expired || state === 'declined' })}
      {allows('close') && button('close', words.close(), { name: words.closeOf(named) })}
      <Suspense>
        {asked === 'propose' && <ProposeDialog plan={plan} onClose={close} />}
        {asked === 'accept' && <AnswerDialog plan={plan} patient={patient} onClose={close} />}
        {(asked === 'decline' || asked === 'close') && <EndDialog plan={plan} step={asked} onClose={close} />}
        {asked === 'revise' && <ReviseDialog plan={plan} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** Returns whether something may be done with a plan now. A draft is its dentist's: no other one edits or closes it. */
function useAllowed({ state, doctor_id }: TreatmentPlan) {
  const own = useAccount()?.doctor_id ?? null
  const may: Record<Asked, boolean> = {
    propose: useCanCall(operationRoles.proposeTreatmentPlan),
    accept: useCanCall(operationRoles.acceptTreatmentPlan),
    decline: useCanCall(operationRoles.declineTreatmentPlan),
    close: useCanCall(operationRoles.closeTreatmentPlan),
    revise: useCanCall(operationRoles.reviseTreatmentPlan),
  }
  const canEdit = useCanCall(operationRoles.updateTreatmentPlan)
  const isOfAnother = own !== null && own !== doctor_id
  const can = (type: TreatmentPlanEvent['type']) => canMove(treatmentPlanMachine, state, { type })
  return (step: Asked | 'edit') => {
    if (step === 'edit') return canEdit && !isOfAnother && can('treatmentPlan.propose')
    if (step === 'close' && state === 'draft' && isOfAnother) return false
    return may[step] && can(`treatmentPlan.${step}`)
  }
}
