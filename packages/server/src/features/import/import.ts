import { sql } from 'kysely'
import type { UseCases } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { cancelImport } from './cancel-import'
import { checkImport } from './check-import'
import { createImport } from './create-import'
import { importable, importShown, rowColumns } from './import-columns'
import { includeImport } from './include-import'
import { listImportProblem } from './list-import-problem'
import { listImportRow } from './list-import-row'
import { mapImport } from './map-import'
import { mendImportRow } from './mend-import-row'
import type { ParseTable } from './parse-table'
import { runImport } from './run-import'

type ImportOperation =
  | 'listImport'
  | 'createImport'
  | 'getImport'
  | 'mapImport'
  | 'checkImport'
  | 'includeImport'
  | 'mendImportRow'
  | 'runImport'
  | 'cancelImport'
  | 'listImportRow'
  | 'listImportProblem'

export const importUseCases = (parseTable: ParseTable): UseCases<ImportOperation> => ({
  listImport({ database, caller, query }) {
    const { company_id, clinic_id } = caller
    const { kind, state } = query
    const imports = database
      .selectFrom('import')
      .select(rowColumns)
      .where((eb) => eb.and({ company_id, clinic_id, ...(kind && { kind }), ...(state && { state }) }))
      .where(sql<boolean>`kind = any(${importable(caller)}::text[])`)
    return list(database, imports, query, {
      searchColumn: sql`lower(file_name)`,
      sort: { created_at: ['created_at'] },
      defaultSort: '-created_at',
      id: 'id',
    })
  },
  createImport: createImport(parseTable),
  getImport: ({ database, caller, path }) => importShown(database, caller, path.id),
  mapImport,
  checkImport,
  includeImport,
  mendImportRow,
  runImport,
  cancelImport,
  listImportRow,
  listImportProblem,
})
