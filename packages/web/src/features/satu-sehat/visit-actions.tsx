import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { jobMachine } from '@clinic/core/satu-sehat'
import { Suspense, useState } from 'react'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const SendDialog = lazyWithRetry(() => import('./send-dialog'))
const ExcludeDialog = lazyWithRetry(() => import('./exclude-dialog'))

const sentAgain: readonly SatuSehatVisit['state'][] = ['rejected', 'dead', 'retry_wait', 'stale']

/** What the user may do with a visit as it stands. */
export function VisitActions({ visit }: { visit: SatuSehatVisit }) {
  const { sendAgain, exclude, include } = useTexts()['satu-sehat']
  const [asked, ask] = useState<'sendAgain' | 'exclude' | 'include'>()
  const maySendAgain = useCanCall(operationRoles.sendSatuSehatVisitAgain)
  const mayExclude = useCanCall(operationRoles.excludeSatuSehatVisit)
  const mayInclude = useCanCall(operationRoles.includeSatuSehatVisit)
  const { state, reason } = visit
  const close = () => ask(undefined)
  return (
    <>
      {mayExclude && canMove(jobMachine, state, { type: 'job.exclude' }) && (
        <Button variant="outline" onClick={() => ask('exclude')}>
          {exclude.open()}
        </Button>
      )}
      {mayInclude && state === 'out_of_scope' && (reason === 'patient_unknown' || reason === 'other') && (
        <Button onClick={() => ask('include')}>{include.open()}</Button>
      )}
      {maySendAgain && sentAgain.includes(state) && (
        <Button onClick={() => ask('sendAgain')}>{sendAgain.open()}</Button>
      )}
      <Suspense>
        {asked === 'exclude' && <ExcludeDialog visit={visit} onClose={close} />}
        {(asked === 'include' || asked === 'sendAgain') && <SendDialog visit={visit} step={asked} onClose={close} />}
      </Suspense>
    </>
  )
}
