import { randomUUID } from 'node:crypto'
import {
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import { type Changes, changeChannel, openChanges } from '../live/changes'
import { StartFailure } from '../programs/start-failure'
import { refuseInsideTransaction } from '../use-case/inside-transaction'
import { columnParsers } from './column-parsers.mjs'
import { type Condition, openCondition } from './condition'
import { isDiskFull, watchDiskSpace } from './disk-space'
import { openEmbedded } from './embedded'
import { lockFolder } from './folder-lock'
import { startHeartbeat } from './heartbeat'
import type { Database, Tables } from './schema'
import { statementName } from './statement-name'

export interface OpenDatabase {
  database: Database
  kind: 'embedded' | 'postgres'
  changes: Changes
  condition: Condition
  close(): Promise<void>
}

interface Options {
  databaseUrl?: string | undefined
  dataDirectory: string
  /** Milliseconds after which PostgreSQL gives a statement up; 0 is never. */
  statementTimeout?: number
  /** A server keeps some of the disk for a recovery; the embedded database only. */
  keepReserve?: boolean
  /** Called as soon as a thread or a server of its own is at work: from then on this thread only waits. */
  onBegun?: (() => void) | undefined
}

/** Opens the PostgreSQL server at `databaseUrl`, or else the embedded database in `dataDirectory`. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory, statementTimeout = 30_000, keepReserve = false, onBegun } = options
  const changes = openChanges()
  if (databaseUrl) {
    onBegun?.()
    return openPostgres(databaseUrl, { statementTimeout, changes })
  }
  const space = watchDiskSpace(dataDirectory, { keepReserve })
  try {
    const unlock = await lockFolder(dataDirectory).catch((error: unknown) => {
      if (isDiskFull(error) && space.giveUpReserve()) return lockFolder(dataDirectory)
      throw error
    })
    const giveBack = async () => {
      await space.close()
      await unlock()
    }
    const dialect = await openEmbedded(dataDirectory, { changes, space, onBegun }).catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
    space.begin()
    return await opened('embedded', { dialect, changes, condition: openCondition(space.room), unlock: giveBack })
  } catch (error) {
    await space.close()
    throw explained(error, dataDirectory)
  }
}

async function openPostgres(
  databaseUrl: string,
  { statementTimeout, changes }: { statementTimeout: number; changes: Changes },
) {
  const application_name = `geraham ${randomUUID()}`
  const heartbeat = startHeartbeat({ connectionString: databaseUrl, application_name }, changes)
  try {
    const pool = new Pool({
      connectionString: databaseUrl,
      application_name,
      stream: heartbeat.newSocket,
      max: 16,
      connectionTimeoutMillis: 4_000,
      // Locks of a lost connection are free again soon.
      idle_in_transaction_session_timeout: 5_000,
      // pg has an option for the limit, and takes 0 for none given.
      // Statements are short: to compile one took longer than to run it.
      options: `-c timezone=UTC -c jit=off -c statement_timeout=${statementTimeout}`,
      types: { getTypeParser: (id, format) => columnParsers[id] ?? types.getTypeParser(id, format) },
    })
    // A broken connection is replaced, and its statement fails. Without a listener the error would end the process.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    const dialect = new PostgresDialect({ pool: guarded(pool, changes) })
    return await opened('postgres', { dialect, changes, condition: openCondition(), unlock: heartbeat.stop })
  } catch (error) {
    throw new StartFailure(
      `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

const guarded = (pool: Pool, changes: Changes): PostgresPool => ({
  async connect() {
    refuseInsideTransaction()
    return preparing(await pool.connect(), changes)
  },
  end: () => pool.end(),
})

/**
 * A connection that prepares its statements. What a transaction announces is forgotten here with its commit: the connection
 * that listens may hear of it after the reply.
 */
function preparing(client: PoolClient, changes: Changes): PostgresPoolClient {
  const announced: string[] = []
  const query = async (text: string, values: unknown[]) => {
    const [channel, payload] = values
    if (channel === changeChannel) announced.push(String(payload))
    try {
      return await client.query({ text, values, name: statementName(text, values) })
    } finally {
      if (text === 'commit') for (const each of announced) changes.wrote(JSON.parse(each))
    }
  }
  // Of the many ways to call pg this is the only one that Kysely uses.
  return Object.assign(Object.create(client), { query })
}

interface Opening {
  dialect: Dialect
  changes: Changes
  condition: Condition
  unlock(): Promise<void>
}

async function opened(kind: OpenDatabase['kind'], { unlock, ...opening }: Opening): Promise<OpenDatabase> {
  const { dialect, changes, condition } = opening
  const noteErrors = (event: LogEvent) => {
    if (event.level === 'error') condition.note(event.error)
  }
  const database: Database = new Kysely<Tables>({ dialect, log: noteErrors })
  const close = async () => {
    await database.destroy()
    await unlock()
  }
  try {
    await sql`select 1`.execute(database)
    return { database, kind, changes, condition, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns the sentence that explains why the folder cannot be used. */
function explained(error: unknown, directory: string) {
  if (error instanceof StartFailure || !(error instanceof Error)) return error
  const [, reason = error.message.split('\n')[0]] = reasons.find(([sign]) => sign.test(error.message)) ?? []
  return new StartFailure(`The data folder ${directory} cannot be used: ${reason}.`)
}

const reasons: [RegExp, string][] = [
  [/EACCES|EPERM|Permission denied/, 'this user may not write there'],
  [/EROFS|Read-only/, 'it is read-only'],
  [/ENOSPC|No space left/, 'the disk is full'],
  [/ENOENT/, 'it cannot be made there'],
  [/ENOTDIR/, 'a part of its path is a file'],
  [/EEXIST/, 'it is a file'],
]
