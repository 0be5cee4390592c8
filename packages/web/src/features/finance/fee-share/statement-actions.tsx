import { feeStatementMachine } from '@clinic/core/fee-statement'
import { canMove } from '@clinic/core/lifecycle'
import { periodOf } from '@clinic/core/time'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { FeeStatement } from '../../../entities/fee-statement/fee-statement-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { Step } from './step-dialog'

const StepDialog = lazyWithRetry(() => import('./step-dialog'))
const ReopenDialog = lazyWithRetry(() => import('./reopen-dialog'))

const steps: readonly Step[] = ['review', 'approve', 'pay']

/** The steps that the lifecycle allows now, and the sheet. */
export function StatementActions({ statement }: { statement: FeeStatement }) {
  const words = useTexts()['fee-statement']
  const [asked, setAsked] = useState<Step | 'reopen'>()
  const { today } = useClinicDay()
  // a month that is not over still earns
  const isOver = statement.period < periodOf(today)
  const close = () => setAsked(undefined)
  const allows = (step: Step | 'reopen') =>
    canMove(feeStatementMachine, statement.state, { type: `feeStatement.${step}` })
  return (
    <>
      <Link href={`/clinic/finance/fee-share/${statement.id}/sheet`} className={buttonClass({ variant: 'outline' })}>
        {words.page.print()}
      </Link>
      {allows('reopen') && (
        <Button variant="outline" onClick={() => setAsked('reopen')}>
          {words.reopen.open()}
        </Button>
      )}
      {steps
        .filter((step) => isOver && allows(step))
        .map((step) => (
          <Button key={step} onClick={() => setAsked(step)}>
            {words[step].open()}
          </Button>
        ))}
      <Suspense>
        {asked === 'reopen' && <ReopenDialog statement={statement} onClose={close} />}
        {asked && asked !== 'reopen' && <StepDialog step={asked} statement={statement} onClose={close} />}
      </Suspense>
    </>
  )
}
