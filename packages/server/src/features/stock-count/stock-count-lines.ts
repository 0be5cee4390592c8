import type { Schema } from '@clinic/api'
import { comparedBatch } from '@clinic/core/stock-count'
import type { Database, Transaction } from '../../database/schema'
import { type CountScope, scopedBatches, shelvedBatches } from '../../domain/stock-count/scoped-batches'
import type { RequestContext } from '../../use-case/contract'
import { stockCountEntries } from './stock-count-entries'

type Line = Schema<'StockCountLine'>
type Count = Pick<Schema<'StockCount'>, 'id' | 'state' | 'round'> & CountScope

/** The batches of a count: of a draft, those that are in stock now; then those that were frozen, with what the caller may see of them. */
export async function stockCountLines(
  database: Database | Transaction,
  context: RequestContext,
  { count, isShown }: { count: Count; isShown: boolean },
): Promise<Line[]> {
  const frozen = await frozenOf(database, context, count.id)
  if (frozen.size === 0) {
    const planned = count.state === 'draft' ? await scopedBatches(database, context, count).execute() : []
    return planned.map((batch) => ({ ...batch, is_counted_now: true, mine: null, comparison: null }))
  }
  const { caller } = context
  const entries = await stockCountEntries(database, caller, count.id)
  const batches = await shelvedBatches(database, context)
    .where('medicine_batch.id', '=', ({ fn, val }) => fn.any(val([...frozen.keys()])))
    .execute()
  return batches.flatMap((batch) => {
    const line = frozen.get(batch.batch_id)
    if (!line) return []
    const counts = entries.get(batch.batch_id) ?? []
    const mine = counts.find(({ user_id, round }) => user_id === caller.user_id && round === count.round)
    const shown = counts.map(({ user_id: _, ...each }) => each)
    return {
      ...batch,
      is_counted_now: line.round === count.round,
      mine: mine?.quantity ?? null,
      comparison: isShown
        ? { snapshot: line.snapshot, counts: shown, ...comparedBatch({ ...line, counts: shown }) }
        : null,
    }
  })
}

async function frozenOf(
  database: Database | Transaction,
  { caller: { company_id, clinic_id } }: RequestContext,
  count_id: number,
) {
  const lines = await database
    .selectFrom('stock_count_line')
    .select(['batch_id', 'snapshot', 'unit_cost', 'round'])
    .where((eb) => eb.and({ company_id, clinic_id, count_id }))
    .execute()
  return new Map(lines.map((line) => [line.batch_id, line]))
}
