import { cp, readdir, realpath, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Env } from '../../../env'
import { type OpenDatabase, openDatabase } from '../../connect'
import type { Database } from '../../schema'

/**
 * Runs a function with a database that can be read for minutes without keeping the server from working. Returns false, without
 * running it, while another server does.
 */
export type BackupSource = (make: (database: Database) => Promise<void>) => Promise<boolean>

type Settings = Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATA_DIR'>

export const backupSource = (
  env: Settings,
  { kind, database }: Pick<OpenDatabase, 'kind' | 'database'>,
): BackupSource => (kind === 'embedded' ? ofCopy(database, env.DATA_DIR) : ofServer(env))

/** Connections of its own, as whoever may read all tables. The lock ends with its connection at the latest, even if this process dies. */
const ofServer =
  ({ DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }: Settings): BackupSource =>
  async (make) => {
    const opened = await openDatabase({ databaseUrl: DATABASE_OWNER_URL ?? DATABASE_URL, dataDirectory: DATA_DIR })
    try {
      return await opened.database.connection().execute(async (connection) => {
        const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${lock}) as "isOurs"`.execute(
          connection,
        )
        if (!rows[0]?.isOurs) return false
        await make(opened.database).finally(() => sql`select pg_advisory_unlock(${lock})`.execute(connection))
        return true
      })
    } finally {
      await opened.close()
    }
  }

const lock = sql`hashtext('daily backup')`

/**
 * A copy of the folder, opened beside the original: the embedded database has one connection, which a backup would hold for as long
 * as it takes. Statements wait only while the files are copied.
 */
const ofCopy =
  (database: Database, dataDirectory: string): BackupSource =>
  async (make) => {
    const copy = join(dataDirectory, '.backup-copy')
    await rm(copy, { recursive: true, force: true })
    try {
      await database.connection().execute(async (connection) => {
        await sql`checkpoint`.execute(connection)
        const original = await realpath(join(dataDirectory, 'database'))
        await refuseWithoutRoom(original)
        await cp(original, join(copy, 'database'), { recursive: true })
      })
      const opened = await openDatabase({ dataDirectory: copy })
      await make(opened.database).finally(opened.close)
      return true
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  }

/** Room that stays free for the server, which only reads below 128 MB. */
const spared = 256 * 2 ** 20

async function refuseWithoutRoom(original: string) {
  const names = await readdir(original, { recursive: true })
  let size = 0
  for (const name of names) size += (await stat(join(original, name))).size
  const { bavail, bsize } = await statfs(original)
  if (bavail * bsize < size + spared) {
    throw Object.assign(new Error('The disk of DATA_DIR has no room for a copy of the database'), { code: 'ENOSPC' })
  }
}
