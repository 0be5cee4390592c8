import { operationRoles } from '@clinic/core/access'
import { type LabOrderEvent, labOrderMachine } from '@clinic/core/lab-order'
import { canMove } from '@clinic/core/lifecycle'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { labOrderAddress } from './lab-order-address'
import { MessageLaboratory } from './message-laboratory'

const StepDialog = lazyWithRetry(() => import('./step-dialog'))
const ReceiveDialog = lazyWithRetry(() => import('./receive-dialog'))
const ReturnDialog = lazyWithRetry(() => import('./return-dialog'))
const CancelDialog = lazyWithRetry(() => import('./cancel-dialog'))

/** The steps that the lifecycle allows now. */
export function LabOrderActions({ order }: { order: LabOrder }) {
  const words = useTexts()['lab-order']
  const [asked, ask] = useState<LabOrderEvent['type']>()
  const mayWrite = useCanCall(operationRoles.sendLabOrder)
  const allows = (type: LabOrderEvent['type']) => mayWrite && canMove(labOrderMachine, order.state, { type })
  const close = () => ask(undefined)
  const address = labOrderAddress(order.id)
  return (
    <>
      <MessageLaboratory order={order} />
      <Link href={`${address}/sheet`} className={buttonClass({ variant: 'outline' })}>
        {words.page.print()}
      </Link>
      {allows('labOrder.cancel') && (
        <Button variant="outline" onClick={() => ask('labOrder.cancel')}>
          {words.cancel.open()}
        </Button>
      )}
      {allows('labOrder.return') && (
        <Button variant="outline" onClick={() => ask('labOrder.return')}>
          {words.giveBack.open()}
        </Button>
      )}
      {allows('labOrder.send') && (
        <>
          <Link href={`${address}/edit`} className={buttonClass({ variant: 'outline' })}>
            {words.page.change()}
          </Link>
          <Button onClick={() => ask('labOrder.send')}>{words.send.open()}</Button>
        </>
      )}
      {allows('labOrder.receive') && <Button onClick={() => ask('labOrder.receive')}>{words.receive.open()}</Button>}
      {allows('labOrder.fit') && <Button onClick={() => ask('labOrder.fit')}>{words.fit.open()}</Button>}
      <Suspense>
        {asked === 'labOrder.send' && <StepDialog order={order} step="send" onClose={close} />}
        {asked === 'labOrder.fit' && <StepDialog order={order} step="fit" onClose={close} />}
        {asked === 'labOrder.receive' && <ReceiveDialog order={order} onClose={close} />}
        {asked === 'labOrder.return' && <ReturnDialog order={order} onClose={close} />}
        {asked === 'labOrder.cancel' && <CancelDialog order={order} onClose={close} />}
      </Suspense>
    </>
  )
}
