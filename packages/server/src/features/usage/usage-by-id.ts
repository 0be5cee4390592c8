import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { batchesOf } from '../../domain/medicine/batches-of'
import { shelfOf } from '../../domain/medicine/shelf-of'
import type { Caller, RequestContext } from '../../use-case/contract'
import { materialsOf } from './materials-of'
import { usageRows } from './usage-rows'

/** What a treatment used, as proposed and as taken, and what the shelf has of it; nothing where the clinic has none by that id. */
export async function usageById(
  database: Database | Transaction,
  context: RequestContext,
  id: number,
): Promise<Schema<'Usage'> | undefined> {
  const { caller } = context
  const found = await usageRows(database, caller).where('medicine_transaction.id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const { proposed, ...usage } = found
  const ids = proposed.map(({ medicine_id }) => medicine_id)
  const materials = await materialsOf(database, caller, ids)
  const batches = await batchesOf(database, context, ids)
  const used = await movementsOf(database, caller, id)
  const lines = proposed.flatMap(({ medicine_id, quantity, source }) => {
    const material = materials.get(medicine_id)
    const isOf = (each: { medicine_id: number }) => each.medicine_id === medicine_id
    const taken = used.filter(isOf).reduce((units, movement) => units + movement.quantity, 0)
    const rest = usage.state === 'draft' ? quantity : 0
    return material
      ? [{ ...material, proposed: quantity, source, used: taken, ...shelfOf(batches.filter(isOf), rest) }]
      : []
  })
  return { ...usage, lines, used }
}

const movementsOf = (database: Database | Transaction, { company_id, clinic_id }: Caller, transaction_id: number) =>
  database
    .selectFrom('medicine_movement')
    .innerJoin('medicine_batch', (join) =>
      join
        .onRef('medicine_batch.company_id', '=', 'medicine_movement.company_id')
        .onRef('medicine_batch.clinic_id', '=', 'medicine_movement.clinic_id')
        .onRef('medicine_batch.id', '=', 'medicine_movement.batch_id'),
    )
    .select(['medicine_movement.id', 'medicine_movement.medicine_id', 'medicine_batch.lot'])
    .select(['medicine_batch.expires_on', sql<number>`-medicine_movement.quantity`.as('quantity')])
    .where('medicine_movement.company_id', '=', company_id)
    .where('medicine_movement.clinic_id', '=', clinic_id)
    .where('medicine_movement.transaction_id', '=', transaction_id)
    .orderBy('medicine_movement.id')
    .execute()
