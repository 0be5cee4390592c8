import { sql } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'
import { copiedTables, uncopiedColumns } from './copied-tables'

export type CopiedRow = Record<string, unknown>

/**
 * Returns the rows of each table of the copy. A table is asked once, by the ids of the rows it hangs on: the number of statements
 * is the same for one visit and for two hundred.
 */
export async function copiedRows(database: Database, { company_id, clinic_id }: Caller, patients: readonly number[]) {
  const found = new Map<string, CopiedRow[]>()
  for (const [table, { links, columns, order = 'id' }] of Object.entries(copiedTables)) {
    const owners =
      table === 'patient' ? [{ column: 'id', ids: patients }] : Object.entries(links).map(ownersAmong(found))
    const isTheirs = sql.join(
      owners.map(({ column, ids }) => sql`${sql.ref(column)} = any(${ids}::bigint[])`),
      sql` or `,
    )
    const shown = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`
    const { rows } = await sql<CopiedRow>`select ${shown} from ${sql.table(table)}
      where company_id = ${company_id} and clinic_id = ${clinic_id} and (${isTheirs}) order by ${sql.raw(order)}`.execute(
      database,
    )
    found.set(table, rows)
  }
  return Array.from(found, ([table, rows]) => ({ table, rows: rows.map(withoutUncopied) }))
}

const ownersAmong =
  (found: ReadonlyMap<string, CopiedRow[]>) =>
  ([owner, column]: [string, string]) => ({ column, ids: (found.get(owner) ?? []).map(({ id }) => Number(id)) })

const withoutUncopied = (row: CopiedRow): CopiedRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !uncopiedColumns.has(column)))
