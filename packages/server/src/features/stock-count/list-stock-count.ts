import { sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { stockCountRows } from './stock-count-rows'

export const listStockCount: UseCase<'listStockCount'> = ({ database, caller, query }) => {
  const { company_id, clinic_id } = caller
  const { state, ...page } = query
  const counts = stockCountRows(database, caller)
    .select(
      sql<number>`(select count(*) from stock_count_line
        where company_id = ${company_id} and clinic_id = ${clinic_id} and count_id = stock_count.id)`.as('batches'),
    )
    .select(
      sql<string[]>`(select coalesce(jsonb_agg(user_name order by position), '[]') from stock_count_counter
        where company_id = ${company_id} and clinic_id = ${clinic_id} and count_id = stock_count.id and round = 1)`.as(
        'people',
      ),
    )
    .$if(state !== undefined, (rows) => rows.where('stock_count.state', '=', state ?? 'draft'))
  return list(database, counts, page, {
    searchColumn: sql`lower(concat_ws(' ', stock_count.name, medicine_transaction.number))`,
    sort: { id: [] },
    defaultSort: '-id',
    id: 'stock_count.id',
  })
}
