import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { isExpected, purchaseOrderMachine } from '@clinic/core/purchase-order'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type PurchaseOrder, purchaseOrderAddress } from './purchase-order-query'
import { useBeginReceipt, useOrderStep } from './use-order-steps'

const CancelDialog = lazyWithRetry(() => import('./cancel-dialog'))

/** The steps that the lifecycle of an order allows now, and whoever is signed in. */
export function PurchaseOrderSteps({ order }: { order: PurchaseOrder }) {
  const words = useTexts()['purchase-order']
  const [isAsked, setAsked] = useState(false)
  const approve = useOrderStep(order, 'approve')
  const send = useOrderStep(order, 'order')
  const receipt = useBeginReceipt(order)
  const canWrite = useCanCall(operationRoles.updatePurchaseOrder)
  const canApprove = useCanCall(operationRoles.approvePurchaseOrder)
  const canReceive = useCanCall(operationRoles.createPurchaseOrderReceipt)
  const { id, state, content } = order
  const allows = (step: 'write' | 'approve' | 'order' | 'cancel') =>
    canMove(purchaseOrderMachine, state, { type: `purchaseOrder.${step}` })
  const hasLines = content.lines.length > 0
  const isDraft = state === 'draft'
  const address = `${purchaseOrderAddress}/${id}`
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {canReceive && isExpected(state) && (
        <Button busy={receipt.isPending} onClick={() => receipt.mutate()}>
          {words.receive.open()}
        </Button>
      )}
      {(isDraft ? canApprove : canWrite) && hasLines && allows('order') && (
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          {isDraft ? words.steps.orderAtOnce() : words.steps.order()}
        </Button>
      )}
      {canApprove && hasLines && allows('approve') && (
        <Button variant="outline" busy={approve.isPending} onClick={() => approve.mutate()}>
          {words.steps.approve()}
        </Button>
      )}
      {hasLines && (
        <Link href={`${address}/sheet`} className={buttonClass({ variant: 'outline' })}>
          {words.print()}
        </Link>
      )}
      {canWrite && allows('write') && (
        <Link href={`${address}/edit`} className={buttonClass({ variant: 'outline' })}>
          {words.edit()}
        </Link>
      )}
      {canWrite && allows('cancel') && (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {state === 'partially_received' ? words.cancel.openRest() : words.cancel.open()}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <CancelDialog order={order} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  )
}
