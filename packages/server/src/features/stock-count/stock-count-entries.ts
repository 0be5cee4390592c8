import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

type Entry = Schema<'CountedBatch'> & { user_id: number }

/** What was typed of each batch of a count, the first round first. */
export async function stockCountEntries(
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  count_id: number,
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  const rows = await database
    .selectFrom('stock_count_entry')
    .innerJoin('stock_count_counter', (join) =>
      join
        .onRef('stock_count_counter.company_id', '=', 'stock_count_entry.company_id')
        .onRef('stock_count_counter.clinic_id', '=', 'stock_count_entry.clinic_id')
        .onRef('stock_count_counter.count_id', '=', 'stock_count_entry.count_id')
        .onRef('stock_count_counter.round', '=', 'stock_count_entry.round')
        .onRef('stock_count_counter.position', '=', 'stock_count_entry.position'),
    )
    .select(['stock_count_entry.batch_id', 'stock_count_entry.round', 'stock_count_entry.position'])
    .select(['stock_count_entry.quantity', 'stock_count_entry.moved'])
    .select(['stock_count_counter.user_name as by', 'stock_count_counter.user_id'])
    .where('stock_count_entry.company_id', '=', company_id)
    .where('stock_count_entry.clinic_id', '=', clinic_id)
    .where('stock_count_entry.count_id', '=', count_id)
    .orderBy('stock_count_entry.round')
    .orderBy('stock_count_entry.position')
    .execute()
  const entries = new Map<number, Entry[]>()
  for (const { batch_id, ...entry } of rows) entries.set(batch_id, [...(entries.get(batch_id) ?? []), entry])
  return entries
}
