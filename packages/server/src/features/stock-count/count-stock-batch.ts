import { nextState } from '@clinic/core/lifecycle'
import { stockCountMachine } from '@clinic/core/stock-count'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Call, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { stockCountById } from './stock-count-by-id'

type Counting = Call<'countStockBatch'>

/** The count is held while a batch of it is typed: one that is cancelled or handed in at this moment waits, or is waited for. */
export const countStockBatch: UseCase<'countStockBatch'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { company_id, clinic_id } = call.caller
    const { batch_id, quantity } = call.body
    const count_id = call.path.id
    const round = await holdRound(tx, call)
    const position = await positionOf(tx, call, round)
    const found = await tx
      .selectFrom('stock_count_line')
      .innerJoin('medicine_batch', (join) =>
        join
          .onRef('medicine_batch.company_id', '=', 'stock_count_line.company_id')
          .onRef('medicine_batch.clinic_id', '=', 'stock_count_line.clinic_id')
          .onRef('medicine_batch.id', '=', 'stock_count_line.batch_id'),
      )
      .select(sql<number>`medicine_batch.on_hand - stock_count_line.snapshot`.as('moved'))
      .where('stock_count_line.company_id', '=', company_id)
      .where('stock_count_line.clinic_id', '=', clinic_id)
      .where('stock_count_line.count_id', '=', count_id)
      .where('stock_count_line.batch_id', '=', batch_id)
      .where('stock_count_line.round', '=', round)
      .executeTakeFirst()
    if (!found) throw new Refusal(422, 'checkFields', { fields: { batch_id: 'batchNotCounted' } })

    const entry = { quantity, moved: found.moved, typed_at: call.now.toISOString() }
    const before = await tx
      .selectFrom('stock_count_entry')
      .select(['batch_id', 'quantity'])
      .where((eb) => eb.and({ company_id, clinic_id, count_id, batch_id, round, position }))
      .forUpdate()
      .executeTakeFirst()
    await tx
      .insertInto('stock_count_entry')
      .values({ company_id, clinic_id, count_id, batch_id, round, position, ...entry })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'clinic_id', 'count_id', 'batch_id', 'round', 'position']).doUpdateSet(entry),
      )
      .execute()
    const after = { batch_id, quantity }
    recordEvent(tx, call.caller, { action: 'count', object: 'stock_count', object_id: count_id, before, after })
    return after
  })

/** The round that is counted now. */
async function holdRound(tx: Transaction, { caller, now, path: { id } }: Counting) {
  const { company_id, clinic_id } = caller
  const count = await tx
    .selectFrom('stock_count')
    .select(['state', 'round'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forShare()
    .executeTakeFirst()
  if (!count) throw new Refusal(404, 'notFound')
  if (nextState(stockCountMachine, count.state, { type: 'stockCount.count' }) !== null) return count.round
  throw new Refusal(409, 'stockCountNotNow', { current: await stockCountById(tx, { caller, now }, id) })
}

/** Which counter of the round the caller is. */
async function positionOf(tx: Transaction, { caller, now, path: { id } }: Counting, round: number) {
  const { company_id, clinic_id, user_id } = caller
  const counter = await tx
    .selectFrom('stock_count_counter')
    .select(['position', 'finished_at'])
    .where((eb) => eb.and({ company_id, clinic_id, count_id: id, round, user_id }))
    .forShare()
    .executeTakeFirst()
  if (!counter) throw new Refusal(422, 'notCounter')
  if (counter.finished_at === null) return counter.position
  throw new Refusal(409, 'countingFinished', { current: await stockCountById(tx, { caller, now }, id) })
}
