import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { batchOf, batchRows } from './batch-rows'

type Line = Pick<Schema<'MedicineTransactionLine'>, 'medicine_id' | 'batch_id'>

/** The medicines and batches that lines name; with `recalled` also every recalled batch of those medicines. */
export async function linesFacts(
  database: Database | Transaction,
  context: RequestContext,
  lines: readonly Line[],
  { recalled = false }: { recalled?: boolean } = {},
) {
  const medicineIds = [...new Set(lines.map(({ medicine_id }) => medicine_id))]
  const batchIds = lines.flatMap(({ batch_id }) => batch_id ?? [])
  if (medicineIds.length === 0) return { medicines: [], batches: [] }
  const medicines = await database
    .selectFrom('company_medicine')
    .select(['id', 'name', 'strength', 'form', 'unit', 'pack', 'pack_size', 'buy_price'])
    .select(['requires_batch', 'requires_expiry'])
    .where('company_id', '=', context.caller.company_id)
    .where('id', 'in', medicineIds)
    .orderBy('id')
    .execute()
  if (batchIds.length === 0 && !recalled) return { medicines, batches: [] }
  const batches = await batchRows(database, context)
    .where('medicine_batch.medicine_id', 'in', medicineIds)
    .where((eb) =>
      eb.or([
        eb('medicine_batch.id', 'in', batchIds.length > 0 ? batchIds : [0]),
        ...(recalled ? [eb('medicine_batch.recalled_at', 'is not', null)] : []),
      ]),
    )
    .orderBy('medicine_batch.id')
    .execute()
  return { medicines, batches: batches.map(batchOf) }
}
