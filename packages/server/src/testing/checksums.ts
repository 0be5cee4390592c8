import { sql } from 'kysely'
import type { Database } from '../database/schema'

/** The names of tables, and of the columns of each that no rule of the database fills. */
export async function shapeOf(database: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name not like 'kysely%'
    group by table_name`.execute(database)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

/** How many rows each table has, and a checksum of these columns of them: the same on every database with the same rows. */
export async function checksumsOf(database: Database, shape: Record<string, string[]>) {
  const checksums: Record<string, string> = {}
  for (const [table, columns] of Object.entries(shape)) {
    const each = sql`md5(row(${sql.join(columns.map((column) => sql.id(column)))})::text) collate "C"`
    const { rows } = await sql<{ checksum: string }>`
      select count(*) || ' rows ' || coalesce(md5(string_agg(${each}, '' order by ${each})), '') as checksum
      from ${sql.id(table)}`.execute(database)
    checksums[table] = rows[0]?.checksum ?? ''
  }
  return checksums
}
