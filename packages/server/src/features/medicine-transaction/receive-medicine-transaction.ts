import type { Schema } from '@clinic/api'
import { unitCostOf, unitsOf } from '@clinic/core/medicine-transaction'
import type { Transaction } from '../../database/schema'
import { followReceipt } from '../../domain/purchase-order/follow-receipt'
import type { RequestContext, UseCase } from '../../use-case/contract'
import { changeTransaction } from './change-transaction'
import { checkOrderOfReceipt } from './check-order-of-receipt'
import { completeTransaction } from './complete-transaction'

export const receiveMedicineTransaction: UseCase<'receiveMedicineTransaction'> = (call) =>
  changeTransaction(call, {
    step: 'receive',
    async apply(tx, transaction) {
      const { content, purchase_order } = transaction
      const { supplier_id, lines } = content
      if (purchase_order) await checkOrderOfReceipt(tx, call.caller, { order_id: purchase_order.id, content })
      const moves = async () => {
        const received = []
        for (const line of lines)
          received.push({
            medicine_id: line.medicine_id,
            batch_id: await batchOfLine(tx, call, { line, supplier_id }),
            quantity: unitsOf(line),
          })
        return received
      }
      return completeTransaction(tx, call, { transaction, knownSupplier: supplier_id, moves })
    },
    follow: async (tx, { purchase_order }) => purchase_order && followReceipt(tx, call, purchase_order.id),
  })

/** The batch a line belongs to: what came before of the same lot, expiry, price and supplier, or a new one. */
async function batchOfLine(
  tx: Transaction,
  { caller: { company_id, clinic_id }, now }: RequestContext,
  { line, supplier_id }: { line: Schema<'MedicineTransactionLine'>; supplier_id: number | null },
) {
  const { medicine_id, lot, expires_on } = line
  const unit_cost = unitCostOf(line)
  const created = await tx
    .insertInto('medicine_batch')
    .values({
      company_id,
      clinic_id,
      medicine_id,
      lot,
      expires_on,
      unit_cost,
      supplier_id,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) return created.id
  const { id } = await tx
    .selectFrom('medicine_batch')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, medicine_id, lot, unit_cost }))
    .where('expires_on', 'is not distinct from', expires_on)
    .where('supplier_id', 'is not distinct from', supplier_id)
    .executeTakeFirstOrThrow()
  return id
}
