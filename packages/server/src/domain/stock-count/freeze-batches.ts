import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { holdMedicines } from '../medicine/hold-medicines'
import { type CountScope, scopedBatches } from './scoped-batches'

/** So many fit on one screen and into one document. */
const mostBatches = 5000

/**
 * Keeps what the books say of each batch of a count at this moment. Their medicines are held: nothing moves while they are read, and of
 * two counts that start at once the second finds what the first took.
 */
export async function freezeBatches(
  tx: Transaction,
  context: RequestContext,
  { count_id, scope }: { count_id: number; scope: CountScope },
) {
  const { company_id, clinic_id } = context.caller
  const found = await scopedBatches(tx, context, scope).execute()
  await holdMedicines(
    tx,
    context.caller,
    found.map(({ medicine_id }) => medicine_id),
  )
  const batches = await scopedBatches(tx, context, scope)
    .select(['medicine_batch.on_hand', 'medicine_batch.unit_cost'])
    .where('medicine_batch.medicine_id', '=', ({ fn, val }) => fn.any(val(found.map((each) => each.medicine_id))))
    .execute()
  if (batches.length === 0) throw new Refusal(422, 'nothingToCount')
  if (batches.length > mostBatches) throw new Refusal(422, 'tooManyToCount', { values: { most: mostBatches } })
  await refuseCounted(tx, context, batches)
  // so many that the parameters of a statement suffice
  for (let from = 0; from < batches.length; from += 1000)
    await tx
      .insertInto('stock_count_line')
      .values(
        batches.slice(from, from + 1000).map(({ batch_id, medicine_id, on_hand, unit_cost }) => ({
          company_id,
          clinic_id,
          count_id,
          batch_id,
          medicine_id,
          snapshot: on_hand,
          unit_cost,
        })),
      )
      .execute()
}

/** A batch is counted in one place at a time. */
async function refuseCounted(
  tx: Transaction,
  { caller: { company_id, clinic_id } }: RequestContext,
  batches: readonly { batch_id: number; name: string; lot: string }[],
) {
  const taken = await tx
    .selectFrom('stock_count_line')
    .innerJoin('stock_count', (join) =>
      join
        .onRef('stock_count.company_id', '=', 'stock_count_line.company_id')
        .onRef('stock_count.clinic_id', '=', 'stock_count_line.clinic_id')
        .onRef('stock_count.id', '=', 'stock_count_line.count_id'),
    )
    .select(['stock_count_line.batch_id', 'stock_count.name as count_name'])
    .where('stock_count_line.company_id', '=', company_id)
    .where('stock_count_line.clinic_id', '=', clinic_id)
    .where('stock_count_line.is_open', '=', true)
    .where('stock_count_line.batch_id', '=', ({ fn, val }) => fn.any(val(batches.map(({ batch_id }) => batch_id))))
    .orderBy('stock_count_line.batch_id')
    .limit(1)
    .executeTakeFirst()
  if (!taken) return
  const { name = '', lot = '' } = batches.find(({ batch_id }) => batch_id === taken.batch_id) ?? {}
  throw new Refusal(422, 'batchInOpenCount', { values: { batch: `${name} ${lot}`.trim(), count: taken.count_name } })
}
