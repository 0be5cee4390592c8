import '../../../writing.css'
import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { note as recipe } from 'styled-system/recipes'
import { type Deposit, patientDepositsQuery } from '../../../entities/deposit/deposit-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { DepositRow } from './deposit-row'

const TakeDepositDialog = lazyWithRetry(() => import('./take-deposit-dialog'))
const RefundDepositDialog = lazyWithRetry(() => import('./refund-deposit-dialog'))

/** What a patient paid in advance: what is available of all, and each deposit with what became of it. */
export function PatientDeposits({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('deposit')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.deposit
  const { money } = useFormat()
  const canTake = useCanCall(operationRoles.takeDeposit)
  const query = useQuery(patientDepositsQuery(api, patient.id))
  const [asked, ask] = useState<Deposit | 'take' | null>(null)
  const { data, error } = query
  const close = () => ask(null)
  return (
    <Card
      title={words.title()}
      actions={
        canTake && (
          <Button size="sm" variant="outline" onClick={() => ask('take')}>
            {words.take.open()}
          </Button>
        )
      }
    >
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={3} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.length === 0 && <p className={css({ color: 'muted' })}>{words.none()}</p>}
      {data && data.length > 0 && (
        <>
          <p className={figure}>
            <span>{words.available()}</span>
            <b className={css({ textStyle: 'heading', fontFamily: 'numeric' })}>
              {money(data.reduce((sum, { left }) => sum + left, 0))}
            </b>
          </p>
          <ul className={recipe().rows}>
            {data.map((each) => (
              <DepositRow key={each.id} of={each} onRefund={() => ask(each)} />
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {asked === 'take' && <TakeDepositDialog patient={patient} onClose={close} />}
        {asked !== null && asked !== 'take' && <RefundDepositDialog of={asked} onClose={close} />}
      </Suspense>
    </Card>
  )
}

const figure = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '4',
  marginBlockEnd: '4',
})
