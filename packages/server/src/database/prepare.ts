import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Env } from '../env'
import { StartFailure } from '../programs/start-failure'
import { type OpenDatabase, openDatabase } from './connect'
import { migrate } from './migrate'
import type { Database } from './schema'
import { refuseUnsafeSettings } from './server-settings'

/** Opens the database with its tables up to date and, where that is wanted, the demo clinic in an empty one. */
export async function openPrepared(env: Env, { onBegun }: { onBegun?: () => void } = {}): Promise<OpenDatabase> {
  const opened = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDirectory: env.DATA_DIR,
    keepReserve: true,
    onBegun,
  })
  try {
    if (env.DATABASE_URL) await prepareServer(opened.database, { ...env, DATABASE_URL: env.DATABASE_URL })
    else await prepare(opened.database, env)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Migrates and seeds a database. Can be interrupted at any point: the next start continues. */
export async function prepare(database: Database, { SEED_DEMO }: Pick<Env, 'SEED_DEMO'>) {
  await migrate(database)
  if (!SEED_DEMO || !(await isEmpty(database))) return
  const now = new Date()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(now)
  const { seedDemo } = await import('./seed/seed') // a start with data does without it
  await seedDemo(database, { today, now })
}

/** Whether no company uses the database yet. */
export async function isEmpty(database: Database) {
  return !(await database.selectFrom('company').select('id').executeTakeFirst())
}

/** Several servers may start at the same moment: one prepares the database, the others wait and find it done. */
async function prepareServer(database: Database, env: Env & { DATABASE_URL: string }) {
  await refuseUnsafeSettings(database, env)
  const owner = await openOwner(env)
  try {
    // The lock ends with its connection, even if this process dies.
    await owner.database.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${startLock})`.execute(connection)
      const { rows } = await sql`select where pg_try_advisory_xact_lock(${startLock})`.execute(database)
      if (rows.length > 0) {
        throw new StartFailure('DATABASE_URL and DATABASE_OWNER_URL must lead to the same database.')
      }
      await prepare(owner.database, env)
      if (!env.DATABASE_OWNER_URL) return
      const { restrictRole } = await import('./restrict-role')
      await restrictRole(owner.database, await roleOf(database))
    })
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) throw error
    throw new StartFailure(`The role of ${ownerVariable(env)} may not prepare the database: ${error.message}.`)
  } finally {
    await owner.close()
  }
}

const insufficientPrivilege = '42501'
const startLock = sql`hashtext('start of the server')`

/** Has no time limit: changing a large table takes long, and so does waiting for another server that does it. */
async function openOwner(env: Env & { DATABASE_URL: string }) {
  const databaseUrl = env.DATABASE_OWNER_URL ?? env.DATABASE_URL
  return openDatabase({ databaseUrl, dataDirectory: env.DATA_DIR, statementTimeout: 0 }).catch((error: unknown) => {
    if (!(error instanceof StartFailure)) throw error
    throw new StartFailure(error.message.replace('DATABASE_URL', ownerVariable(env)))
  })
}

const ownerVariable = ({ DATABASE_OWNER_URL }: Env) => (DATABASE_OWNER_URL ? 'DATABASE_OWNER_URL' : 'DATABASE_URL')

async function roleOf(database: Database) {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database)
  return rows[0]?.role ?? ''
}
