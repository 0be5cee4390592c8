import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { purchaseOrderMachine } from '@clinic/core/purchase-order'
import type { UpdateObject } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { purchaseOrderById } from './purchase-order-by-id'

type PurchaseOrder = Schema<'PurchaseOrder'>

interface Change {
  step: 'write' | 'approve' | 'order' | 'cancel'
  /** Refuses a step that is legal but not for the caller. */
  allow?: (before: PurchaseOrder) => void
  reason?: string
  /** Refuses what cannot be, and returns what else is written. */
  apply?: (tx: Transaction, before: PurchaseOrder) => Promise<UpdateObject<Tables, 'purchase_order'>>
}

/** Takes an order one step further and writes down who did it. A draft that is ordered at once is approved by the same step. */
export const changePurchaseOrder = (
  { database, caller, now, path: { id }, body: { version } }: Omit<Call<'approvePurchaseOrder'>, 'operationId'>,
  { step, allow, reason = '', apply }: Change,
): Promise<PurchaseOrder> =>
  changeRow(database, caller, {
    table: 'purchase_order',
    id,
    read: (tx) => purchaseOrderById(tx, { caller, now }, id),
    move: {
      to(before: PurchaseOrder) {
        allow?.(before)
        return nextState(purchaseOrderMachine, before.state, { type: `purchaseOrder.${step}` })
      },
      refusal: 'purchaseOrderNotNow',
    },
    version,
    async apply({ tx, before, state }) {
      const at = now.toISOString()
      const reached = before.state === 'draft' && state === 'ordered' ? (['approved', state] as const) : [state]
      const stages = reached.map((each) => ({ state: each, by: caller.name, at, reason }))
      return {
        state,
        ...(state !== before.state && { stages: JSON.stringify([...before.stages, ...stages]) }),
        updated_at: at,
        ...(await apply?.(tx, before)),
      }
    },
    action: step,
    reason: () => reason || null,
  })
