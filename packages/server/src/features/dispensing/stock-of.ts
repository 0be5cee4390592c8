import type { Database, Transaction } from '../../database/schema'
import { batchStateOn } from '../../domain/medicine/batch-rows'
import type { Caller, RequestContext } from '../../use-case/contract'

/** The batches of medicines that have something on hand. */
export const batchesOf = (database: Database | Transaction, context: RequestContext, ids: readonly number[]) =>
  database
    .selectFrom('medicine_batch')
    .select(['id', 'medicine_id', 'lot', 'expires_on', 'on_hand', batchStateOn(context).as('state')])
    .where('company_id', '=', context.caller.company_id)
    .where('clinic_id', '=', context.caller.clinic_id)
    .where('medicine_id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .where('on_hand', '>', 0)
    .orderBy('id')
    .execute()

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
