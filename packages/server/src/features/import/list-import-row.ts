import { sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { importOf, problemsSaid } from './import-columns'

/** Lists the rows of a file, page by page, with the problems of each in the language of the caller. */
export const listImportRow: UseCase<'listImportRow'> = async ({ database, caller, path: { id }, query }) => {
  const { company_id, clinic_id } = caller
  const { kind } = await importOf(database, caller, id)
  const { state, after = 0 } = query
  const rows = database
    .selectFrom('import_row')
    .select(['line', 'cells', 'state', 'problems'])
    .where((eb) => eb.and({ company_id, clinic_id, import_id: id, ...(state && { state }) }))
    .where('line', '>', after)
  const page = await list(database, rows, query, {
    searchColumn: sql`lower(cells::text)`,
    sort: { line: [] },
    defaultSort: 'line',
    id: 'line',
  })
  return { ...page, rows: page.rows.map((row) => ({ ...row, problems: problemsSaid(caller, { ...row, kind }) })) }
}
