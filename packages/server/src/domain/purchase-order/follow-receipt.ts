import { nextState } from '@clinic/core/lifecycle'
import { purchaseOrderMachine, receivedEvent } from '@clinic/core/purchase-order'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { heldOrder } from './held-order'

/** Writes what a receipt that is in the stock now makes of its order. */
export async function followReceipt(tx: Transaction, { caller, now }: RequestContext, order_id: number) {
  const { company_id, clinic_id, name: by } = caller
  const { state: before, stages, version, number, progress } = await heldOrder(tx, caller, order_id)
  const state = nextState(purchaseOrderMachine, before, receivedEvent(progress))
  if (state === null) throw new Error(`The order ${order_id} is ${before} and received goods`)
  const at = now.toISOString()
  await tx
    .updateTable('purchase_order')
    .set({
      state,
      ...(state !== before && { stages: JSON.stringify([...stages, { state, by, at, reason: '' }]) }),
      version: version + 1,
      updated_at: at,
    })
    .where((eb) => eb.and({ company_id, clinic_id, id: order_id }))
    .execute()
  recordEvent(tx, caller, {
    action: 'receive',
    object: 'purchase_order',
    object_id: order_id,
    before: { number, state: before },
    after: { number, state, progress },
  })
}
