import { sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { materialsOf } from './materials-of'
import { usageRows } from './usage-rows'

export const listUsage: UseCase<'listUsage'> = async ({ database, caller, query }) => {
  const { state, ...page } = query
  const documents = usageRows(database, caller).$if(state !== undefined, (rows) =>
    rows.where('medicine_transaction.state', '=', state ?? 'draft'),
  )
  const { rows, ...found } = await list(database, documents, page, {
    searchColumn: sql`lower(concat_ws(' ', medicine_transaction.number, patient.search))`,
    sort: { id: [] },
    defaultSort: '-id',
    id: 'medicine_transaction.id',
  })
  const materials = await materialsOf(
    database,
    caller,
    rows.flatMap(({ proposed }) => proposed.map(({ medicine_id }) => medicine_id)),
  )
  return {
    ...found,
    rows: rows.map(({ proposed, stages: _, visit_id: _visit, version: _version, updated_at: _updated, ...row }) => ({
      ...row,
      materials: proposed.flatMap(({ medicine_id }) => materials.get(medicine_id)?.name ?? []),
    })),
  }
}
