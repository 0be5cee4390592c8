import type { Schema } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import type { RequestContext, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changePurchaseOrder } from './change-purchase-order'
import { checkPurchaseOrder } from './check-purchase-order'

export const approvePurchaseOrder: UseCase<'approvePurchaseOrder'> = (call) =>
  changePurchaseOrder(call, { step: 'approve', apply: (tx, before) => numbered(tx, call, before) })

/** What the manager sends from a draft needs no approval of its own. */
export const orderPurchaseOrder: UseCase<'orderPurchaseOrder'> = (call) =>
  changePurchaseOrder(call, {
    step: 'order',
    allow(current) {
      if (current.state === 'draft' && !canCall(call.caller.role, operationRoles.approvePurchaseOrder))
        throw new Refusal(409, 'purchaseOrderNotApproved', { current })
    },
    apply: (tx, before) => numbered(tx, call, before),
  })

/** Refuses what cannot be ordered; a draft gets the next number of the clinic's year. */
async function numbered(tx: Transaction, { caller, now }: RequestContext, order: Schema<'PurchaseOrder'>) {
  await checkPurchaseOrder(tx, caller, order.content, { complete: true })
  if (order.state !== 'draft') return {}
  const { today } = await clinicDay(tx, caller, now)
  return nextDocumentNumber(tx, caller, { table: 'purchase_order', year: Number(today.slice(0, 4)) })
}
