import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Materials of the company by their ids, as they are called now. */
export async function materialsOf(
  database: Database | Transaction,
  { company_id }: Pick<Caller, 'company_id'>,
  ids: readonly number[],
) {
  const rows = await database
    .selectFrom('company_medicine')
    .select(['id as medicine_id', 'name', 'form', 'strength', 'unit'])
    .where('company_id', '=', company_id)
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute()
  return new Map(rows.map((row) => [row.medicine_id, row]))
}
