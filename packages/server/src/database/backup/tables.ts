import { sql } from 'kysely'
import type { Database } from '../schema'

export interface Table {
  name: string
  columns: { name: string; type: string }[]
}

/** Returns the tables of the catalogue, without computed columns: a new table is included automatically. */
export async function tablesOf(database: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
      and relname not in ('kysely_migration', 'kysely_migration_lock')
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    group by relname order by relname collate "C"`.execute(database)
  return rows
}

/** Sessions are left out: restoring them would sign people in again who signed out after the backup. */
export const isInBackup = ({ name }: Table) => name !== 'session'
