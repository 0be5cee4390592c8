import { sql } from 'kysely'
import type { Database } from '../../database/schema'

/** Rings that PostgreSQL had to break so far; the embedded database has one connection and none. */
export async function deadlocks(database: Database) {
  // each connection of the pool keeps what it counted to itself for a while, unless it is asked
  const flushes = Array.from({ length: 16 }, () => sql`select pg_stat_force_next_flush()`)
  await Promise.all(flushes.map((each) => each.execute(database)))
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database)
  return rows[0]?.deadlocks ?? 0
}
