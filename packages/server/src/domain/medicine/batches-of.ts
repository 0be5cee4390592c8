import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { batchStateOn } from './batch-rows'

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
