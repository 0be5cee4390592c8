import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** What the company sells medicines for. */
export async function pricesOf(
  database: Database | Transaction,
  { company_id }: Pick<Caller, 'company_id'>,
  ids: readonly number[],
) {
  const rows = await database
    .selectFrom('company_medicine')
    .select(['id', 'sell_price'])
    .where('company_id', '=', company_id)
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute()
  return new Map(rows.map(({ id, sell_price }) => [id, sell_price]))
}
