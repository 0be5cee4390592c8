import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { comparedTotal, joinProblem, stockCountMachine } from '@clinic/core/stock-count'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type StockCount, stockCountAddress } from './stock-count-query'
import { useJoin, useStart } from './use-steps'

const ApproveDialog = lazyWithRetry(() => import('./approve-dialog'))
const CancelDialog = lazyWithRetry(() => import('./cancel-dialog'))

/** The steps that the lifecycle of a count allows now, and whoever is signed in. */
export function StockCountSteps({ count }: { count: StockCount }) {
  const words = useTexts()['stock-count']
  const [asked, setAsked] = useState<'approve' | 'cancel'>()
  const start = useStart(count)
  const join = useJoin(count)
  const { id, state, lines } = count
  const canWrite = useCanCall(operationRoles.updateStockCount)
  const canApprove = useCanCall(operationRoles.postStockCount)
  const total = comparedTotal(lines.map(({ comparison }) => comparison))
  const allows = (step: 'write' | 'start' | 'count' | 'post' | 'cancel') =>
    canMove(stockCountMachine, state, { type: `stockCount.${step}` })
  const isReport = lines.some(({ comparison }) => comparison !== null)
  const close = () => setAsked(undefined)
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {canWrite && allows('start') && (
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          {words.start.open()}
        </Button>
      )}
      {canWrite && allows('count') && joinProblem({ ...count, canApprove }) === null && (
        <Button busy={join.isPending} onClick={() => join.mutate()}>
          {words.join.open()}
        </Button>
      )}
      {canApprove && allows('post') && total.undecided === 0 && (
        <Button onClick={() => setAsked('approve')}>{words.approve.open()}</Button>
      )}
      {lines.length > 0 && (
        <Link href={`${stockCountAddress}/${id}/sheet`} className={buttonClass({ variant: 'outline' })}>
          {isReport ? words.print.report() : words.print.blind()}
        </Link>
      )}
      {canWrite && allows('write') && (
        <Link href={`${stockCountAddress}/${id}/edit`} className={buttonClass({ variant: 'outline' })}>
          {words.edit()}
        </Link>
      )}
      {canWrite && allows('cancel') && (
        <Button variant="ghost" onClick={() => setAsked('cancel')}>
          {words.cancel.open()}
        </Button>
      )}
      {asked && (
        <Suspense>
          {asked === 'approve' ? (
            <ApproveDialog count={count} onClose={close} />
          ) : (
            <CancelDialog count={count} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}
