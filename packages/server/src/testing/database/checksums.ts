import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/schema'

/** Of each table how many rows, and a digest of what stands in them. */
export type Checksums = Record<string, { count: number; digest: string }>

/** The names of tables, and of the columns of each that no rule of the database fills. */
export async function shapeOf(database: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name not like 'kysely%'
    group by table_name`.execute(database)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

/** Of these columns of all rows, or of those that `rowsOf` chooses: the same on every database with the same rows. */
export async function checksumsOf(
  database: Database,
  shape: Record<string, string[]>,
  rowsOf: (table: string) => RawBuilder<unknown> = () => sql`true`,
): Promise<Checksums> {
  const each = Object.entries(shape).map(([table, columns]) => {
    const row = sql`md5(row(${sql.join(columns.map((column) => sql.id(column)))})::text) collate "C"`
    return sql`select ${sql.lit(table)} as table, count(*) as count,
      coalesce(md5(string_agg(${row}, '' order by ${row})), '') as digest
      from ${sql.id(table)} where ${rowsOf(table)}`
  })
  const { rows } = await sql<{
    table: string
    count: number
    digest: string
  }>`${sql.join(each, sql` union all `)}`.execute(database)
  return Object.fromEntries(rows.map(({ table, ...checksum }) => [table, checksum]))
}

/** Of the rows of a clinic, or of a whole company, in whatever tables there are. */
export async function checksumsOfTenant(
  database: Database,
  { company_id, clinic_id }: { company_id: number; clinic_id?: number },
) {
  const shape = shapes.get(database) ?? (await shapeOf(database))
  shapes.set(database, shape)
  const theirs = Object.entries(shape).filter(
    ([table, columns]) =>
      columns.includes('company_id') &&
      (clinic_id === undefined || table === 'clinic' || columns.includes('clinic_id')),
  )
  return checksumsOf(database, Object.fromEntries(theirs), (table) => {
    const clinic = sql.id(table === 'clinic' ? 'id' : 'clinic_id')
    return sql`company_id = ${company_id} ${clinic_id === undefined ? sql`` : sql`and ${clinic} = ${clinic_id}`}`
  })
}

/** To ask for it takes longer than the checksums; the tables of a server that runs stay as they are. */
const shapes = new WeakMap<Database, Record<string, string[]>>()
