import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './schema'

/** Milliseconds between two tables, for those who wait for the one connection. */
const pause = 50

/**
 * Keeps the statistics of the embedded database true and gives the room of deleted rows back, table by table while `mayWrite` says so.
 * A PostgreSQL server has a process for this (autovacuum).
 */
export async function vacuumChanged(database: Database, mayWrite: () => boolean) {
  for (const table of await changedTables(database)) {
    if (!mayWrite()) return
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
    await setTimeout(pause)
  }
}

/** The tables that changed by more than a server lets pass (the defaults of PostgreSQL 17), or were never analysed. */
export async function changedTables(database: Database) {
  const { rows } = await sql<{ name: string }>`
    select changes.relname as name
    from pg_stat_user_tables as changes join pg_class as kept on kept.oid = changes.relid
    where n_mod_since_analyze > 50 + 0.1 * reltuples or n_dead_tup > 50 + 0.2 * reltuples
      or n_ins_since_vacuum > 1000 + 0.2 * reltuples or (reltuples < 0 and pg_relation_size(relid) > 0)
    order by changes.relname`.execute(database)
  return rows.map(({ name }) => name)
}
