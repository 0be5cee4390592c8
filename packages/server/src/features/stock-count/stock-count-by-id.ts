import type { Schema } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import { isComparisonShown } from '@clinic/core/stock-count'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller, RequestContext } from '../../use-case/contract'
import { stockCountLines } from './stock-count-lines'
import { stockCountRows } from './stock-count-rows'

/** A count as the caller may see it, or nothing where the clinic has none by that id. */
export async function stockCountById(
  database: Database | Transaction,
  context: RequestContext,
  id: number,
): Promise<Schema<'StockCount'> | undefined> {
  const { caller } = context
  const count = await stockCountRows(database, caller)
    .select(['stock_count.category', 'stock_count.location', 'stock_count.medicine_ids', 'stock_count.counters'])
    .select(['stock_count.single_reason', 'stock_count.round', 'stock_count.transaction_id', 'stock_count.stages'])
    .select(['stock_count.version', 'stock_count.updated_at'])
    .where('stock_count.id', '=', id)
    .executeTakeFirst()
  if (!count) return undefined
  const canApprove = canCall(caller.role, operationRoles.postStockCount)
  const isShown = isComparisonShown(count.state, { canApprove })
  return {
    ...count,
    people: await countersOf(database, caller, id),
    lines: await stockCountLines(database, context, { count, isShown }),
  }
}

const countersOf = (database: Database | Transaction, { company_id, clinic_id, user_id }: Caller, count_id: number) =>
  database
    .selectFrom('stock_count_counter')
    .select(['round', 'position', 'user_name as name', 'finished_at'])
    .select(sql<boolean>`user_id = ${user_id}`.as('is_caller'))
    .where((eb) => eb.and({ company_id, clinic_id, count_id }))
    .orderBy('round')
    .orderBy('position')
    .execute()
