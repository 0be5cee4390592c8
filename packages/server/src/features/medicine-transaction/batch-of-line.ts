import type { Schema } from '@clinic/api'
import { unitCostOf } from '@clinic/core/medicine-transaction'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'

/** The batch a line belongs to: what came before of the same lot, expiry, price and supplier, or a new one. */
export async function batchOfLine(
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
