import { type Migration, Migrator } from 'kysely'
import { StartFailure } from '../start-failure'
import * as foundation from './migrations/001-foundation'
import type { Database } from './schema'

const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
}

/** Brings the tables up to date; several servers may do so at once, one of them does the work. */
export async function migrate(database: Database) {
  const { error } = await migratorOf(database).migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartFailure(
      'The database was made by a newer version of this program; start that version, or restore a backup.',
    )
  }
  if (error) throw error
}

/** Whether every table is as this version expects it. */
export async function isMigrated(database: Database) {
  const known = await migratorOf(database).getMigrations()
  return known.every(({ executedAt }) => executedAt)
}

const migratorOf = (database: Database) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
