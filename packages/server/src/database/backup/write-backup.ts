import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { StartFailure } from '../../programs/start-failure'
import { appliedMigrations } from '../migrate'
import type { Database, Transaction } from '../schema'
import { newestFormat, sign } from './backup-format'
import { isInBackup, type Table, tablesOf } from './tables'

/** Writes the database as it is at one moment to a file: that stands there whole, or not at all. */
export async function writeBackup(database: Database, file: string, signal?: AbortSignal) {
  const draft = `${file}.part`
  await rm(draft, { force: true })
  const toDraft = () => createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => pipeline(backupText(tx), createGzip(), toDraft(), { signal }))
    await rename(draft, file)
    const folder = await open(dirname(file))
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The text of a backup, piece by piece; all of it shows the moment at which the first piece was asked for. */
async function* backupText(tx: Transaction) {
  await sql`set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = '5min'; set local timezone = 'UTC'; set local datestyle = 'ISO';
    set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'`.execute(tx)
  const migrations = await appliedMigrations(tx)
  if (migrations.length === 0) throw new StartFailure('There is nothing to back up: the database has no tables yet.')

  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  yield hashed(`${sign}${JSON.stringify({ format: newestFormat, at: new Date(), migrations })}\n`)
  const rows: Record<string, number> = {}
  for (const table of (await tablesOf(tx)).filter(isInBackup)) {
    let count = 0
    for await (const page of pagesOf(tx, table)) {
      count += page.length
      yield hashed([`#rows ${page.length} ${table.name}`, ...page, ''].join('\n'))
    }
    rows[table.name] = count
  }
  yield `#end ${JSON.stringify({ rows, sequences: await sequencesOf(tx), sha256: hash.digest('hex') })}\n`
}

const rowsAtOnce = 500

async function* pagesOf(tx: Transaction, { name, columns }: Table) {
  const asText = columns.map((column) => sql`${sql.id(column.name)}::text as ${sql.id(column.name)}`)
  await sql`declare backup no scroll cursor for
    select row_to_json(one)::text as line from (select ${sql.join(asText)} from ${sql.id(name)}) one`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close backup`.execute(tx)
}

async function sequencesOf(tx: Transaction) {
  const { rows: sequences } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S'
    order by relname collate "C"`.execute(tx)
  const states: Record<string, [string, boolean]> = {}
  for (const { name } of sequences) {
    const { rows } = await sql<{ value: string; given: boolean }>`
      select last_value::text as value, is_called as given from ${sql.id(name)}`.execute(tx)
    for (const { value, given } of rows) states[name] = [value, given]
  }
  return states
}
