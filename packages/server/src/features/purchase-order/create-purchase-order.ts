import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { checkPurchaseOrder } from './check-purchase-order'
import { purchaseOrderById } from './purchase-order-by-id'

export const createPurchaseOrder: UseCase<'createPurchaseOrder'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, body } = call
    const { company_id, clinic_id, name: by } = caller
    const { lines, ...content } = await checkPurchaseOrder(tx, caller, body, { complete: false })
    const at = now.toISOString()
    const { id } = await tx
      .insertInto('purchase_order')
      .values({
        company_id,
        clinic_id,
        state: 'draft',
        ...content,
        lines: JSON.stringify(lines),
        stages: JSON.stringify([{ state: 'draft', by, at, reason: '' }]),
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await purchaseOrderById(tx, { caller, now }, id)
    if (!after) throw new Error(`The order ${id} was not stored`)
    recordEvent(tx, caller, { action: 'create', object: 'purchase_order', object_id: id, after: { ...after } })
    return after
  })
