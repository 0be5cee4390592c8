import { operationRoles } from '@clinic/core/access'
import { cashShiftMachine, cashShiftStates } from '@clinic/core/cash-shift'
import { canMove } from '@clinic/core/lifecycle'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link, useParams } from 'wouter'
import { type CashShift, cashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useAccount } from '../../../platform/session/use-account'
import { useCanCall } from '../../../platform/session/use-can-call'
import { isolated } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Button, buttonClass } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { financeAddress } from '../use-finance-tabs'
import { CloseForm } from './close-form'
import { CountForm } from './count-form'
import { ShiftFacts } from './shift-facts'
import { Takings } from './takings'

const ResumeDialog = lazyWithRetry(() => import('./resume-dialog'))

/** One cash shift: open until it is counted, counted until it is closed. */
export default function CashShiftPage() {
  const { api } = useApp()
  const { page } = useTexts()['cash-shift']
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(cashShiftQuery(api, id))
  const shift = query.data
  const href = financeAddress('cash-shift')
  return (
    <Page
      title={shift ? page.title({ name: isolated(shift.user_name) }) : page.back()}
      back={{ href, label: page.back() }}
      description={shift && <ValueTag of={cashShiftStates} value={shift.state} />}
      actions={shift && <Actions shift={shift} />}
    >
      <RecordGate query={query} missing={{ title: page.unknown(), text: page.unknownText(), href, leave: page.back() }}>
        {(stored) => <Parts key={stored.version} shift={stored} />}
      </RecordGate>
    </Page>
  )
}

function Parts({ shift }: { shift: CashShift }) {
  const { page } = useTexts()['cash-shift']
  const account = useAccount()
  const mayCloseAll = useCanCall(operationRoles.voidInvoice)
  const isOwn = account?.id === shift.user_id
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <ShiftFacts shift={shift} />
      {shift.state === 'open' &&
        (isOwn ? <CountForm shift={shift} /> : <Banner>{page.notYours({ name: isolated(shift.user_name) })}</Banner>)}
      {shift.state === 'counted' && (isOwn || mayCloseAll) && <CloseForm shift={shift} />}
      {shift.takings && <Takings takings={shift.takings} />}
    </div>
  )
}

function Actions({ shift }: { shift: CashShift }) {
  const { page, resume } = useTexts()['cash-shift']
  const isOwn = useAccount()?.id === shift.user_id
  const [isResuming, setResuming] = useState(false)
  const canResume = isOwn && canMove(cashShiftMachine, shift.state, { type: 'cashShift.resume' })
  return (
    <>
      <Link href={`/clinic/finance/payment?shift=${shift.id}`} className={buttonClass({ variant: 'ghost' })}>
        {page.payments()}
      </Link>
      {canResume && (
        <Button variant="outline" onClick={() => setResuming(true)}>
          {resume.open()}
        </Button>
      )}
      {shift.takings && (
        <Link href={`/clinic/finance/cash-shift/${shift.id}/sheet`} className={buttonClass({ variant: 'outline' })}>
          {page.print()}
        </Link>
      )}
      <Suspense>{isResuming && <ResumeDialog shift={shift} onClose={() => setResuming(false)} />}</Suspense>
    </>
  )
}
