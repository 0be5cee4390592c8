import { isDeepStrictEqual } from 'node:util'
import { Migrator, sql } from 'kysely'
import { StartFailure } from '../programs/start-failure'
import { migrations } from './migrations.gen'
import type { Database } from './schema'

/** Every version of the tables, the oldest first. */
export const migrationNames = Object.keys(migrations).sort()

/** Brings the tables up to date, or up to a version; several servers may do so at once, one of them does the work. */
export async function migrate(database: Database, { to = migrationNames.at(-1) ?? '' }: { to?: string } = {}) {
  const wanted = migrationNames.filter((name) => name <= to)
  // The migrator looks at all tables first, which takes the embedded database half a second.
  if (isDeepStrictEqual(await appliedMigrations(database), wanted)) return
  const { error } = await migratorOf(database).migrateTo(to)
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartFailure(
      'The database was made by a newer version of this program; start that version, or restore a backup.',
    )
  }
  if (error) throw error
}

/** Whether every table is as this version expects it. */
export async function isMigrated(database: Database) {
  const applied = new Set(await appliedMigrations(database))
  return migrationNames.every((name) => applied.has(name))
}

/** The versions the tables went through, whichever program did it. */
export async function appliedMigrations(database: Database) {
  const { rows: found } = await sql`select where to_regclass('kysely_migration') is not null`.execute(database)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

const migratorOf = (database: Database) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
