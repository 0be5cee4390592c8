import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrate'
import type { Database } from '../packages/server/src/database/schema'
import { onServer, startThrowAwayPostgres } from '../packages/server/src/testing/database/throw-away-postgres'
import { addressOf, run } from '../packages/server/src/testing/program/run-server'
import type { Figure } from './figure'

type Measure<Prepared> = (stage: Prepared & { database: string; address: string }) => Promise<Figure[]>
type Prepare<Prepared> = (database: Database) => Promise<Prepared>

/** Measures the built server on a PostgreSQL server whose commits are on the disk, then on the embedded database, each with the rows that `prepare` writes. */
export async function onBothDatabases<Prepared>(
  prepare: Prepare<Prepared>,
  measure: Measure<Prepared>,
): Promise<Figure[]> {
  const postgres = await startThrowAwayPostgres({ durable: true })
  try {
    await onServer(postgres.url, 'create database clinic')
    return [
      ...(await onDatabase('PostgreSQL', { prepare, measure, databaseUrl: `${postgres.url}/clinic` })),
      ...(await onDatabase('embedded database', { prepare, measure })),
    ]
  } finally {
    await postgres.stop()
  }
}

/** The same on one of the two: on the embedded database where no URL is given. */
export async function onDatabase<Prepared>(
  name: string,
  { prepare, measure, databaseUrl }: { prepare: Prepare<Prepared>; measure: Measure<Prepared>; databaseUrl?: string },
): Promise<Figure[]> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'bench-database-'))
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: folder })
  await migrate(database)
  const prepared = await prepare(database)
  // both take statistics of their own within minutes: what is measured is no clinic's first one
  await sql`analyze`.execute(database)
  await close()
  const program = pathToFileURL(join(import.meta.dirname, '../packages/server/dist/main.mjs'))
  const server = run(program, {
    PORT: '0',
    APP_ENV: 'production',
    SEED_DEMO: 'false',
    LIMIT_READINGS: 'false',
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  try {
    return await measure({ ...prepared, database: name, address: await addressOf(server) })
  } finally {
    await server.kill('SIGTERM')
    await rm(folder, { recursive: true })
  }
}
