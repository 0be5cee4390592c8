import { sql } from 'kysely'
import type { Env } from '../env'
import { StartFailure } from '../programs/start-failure'
import type { Database } from './schema'

/** The loss in a power failure for each setting of PostgreSQL that is off. */
const losses: Record<string, string> = {
  fsync: 'a power cut can destroy the database',
  full_page_writes: 'a power cut can destroy pages, unless the file system never writes half of one',
  synchronous_commit: 'a power cut can take back what was saved last',
}

/** Returns warnings about settings with which PostgreSQL may lose acknowledged changes in a power failure. */
export async function warningsOf(database: Database) {
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where name = any(${Object.keys(losses)}) and setting = 'off' order by name`.execute(database)
  return rows.map(({ name }) => `The PostgreSQL of DATABASE_URL has ${name} = off: ${losses[name]}.`)
}

/** Refuses to start in production with a database that may lose acknowledged changes. */
export async function refuseUnsafeSettings(database: Database, { APP_ENV }: Pick<Env, 'APP_ENV'>) {
  if (APP_ENV !== 'production') return
  const warnings = (await warningsOf(database)).filter((warning) => !warning.includes('full_page_writes'))
  if (warnings.length > 0) throw new StartFailure(warnings.join(' '))
}
