import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { checkStockCount } from './check-stock-count'
import { stockCountById } from './stock-count-by-id'

export const createStockCount: UseCase<'createStockCount'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, body } = call
    const { company_id, clinic_id, name: by } = caller
    const at = now.toISOString()
    const { id } = await tx
      .insertInto('stock_count')
      .values({
        company_id,
        clinic_id,
        state: 'draft',
        ...(await checkStockCount(tx, caller, body)),
        transaction_id: null,
        stages: JSON.stringify([{ state: 'draft', by, at, reason: '' }]),
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const created = await stockCountById(tx, { caller, now }, id)
    if (!created) throw new Error(`The count ${id} was not stored`)
    const { lines: _, ...after } = created
    recordEvent(tx, caller, { action: 'create', object: 'stock_count', object_id: id, after })
    return created
  })
