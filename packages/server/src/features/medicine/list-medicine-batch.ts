import { sql } from 'kysely'
import { batchOf, batchRows } from '../../domain/medicine/batch-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { checkMedicine } from './check-medicine'

export const listMedicineBatch: UseCase<'listMedicineBatch'> = async ({ database, caller, now, path, query }) => {
  await checkMedicine(database, caller, path.id)
  const { all = false, ...page } = query
  const batches = batchRows(database, { caller, now })
    .where('medicine_batch.medicine_id', '=', path.id)
    .$if(!all, (rows) => rows.where('medicine_batch.on_hand', '>', 0))
  const { rows, ...found } = await list(database, batches, page, {
    searchColumn: 'medicine_batch.lot',
    sort: { expires_on: [sql`coalesce(medicine_batch.expires_on, 'infinity')`] },
    defaultSort: 'expires_on',
    id: 'medicine_batch.id',
  })
  return { ...found, rows: rows.map(batchOf) }
}
