import { recordEvent } from '../../audit/record-event'
import { transactionById } from '../../domain/medicine/transaction-rows'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { checkTransaction } from './check-transaction'
import { contentColumns, trimmedContent } from './content-columns'

export const createMedicineTransaction: UseCase<'createMedicineTransaction'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, body } = call
    const { company_id, clinic_id, name: by } = caller
    const { kind, ...typed } = body
    const content = trimmedContent(typed)
    await checkTransaction(tx, { caller, now }, { kind, content, knownSupplier: null }, { complete: false })
    const at = now.toISOString()
    const { id } = await tx
      .insertInto('medicine_transaction')
      .values({
        company_id,
        clinic_id,
        kind,
        state: 'draft',
        ...contentColumns(content),
        stages: JSON.stringify([{ state: 'draft', by, at, reason: '' }]),
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await transactionById(tx, { caller, now }, id)
    if (!after) throw new Error(`The document ${id} was not stored`)
    recordEvent(tx, caller, { action: 'create', object: 'medicine_transaction', object_id: id, after: { ...after } })
    return after
  })
