import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { openDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrate'
import type { Database, Tables } from '../packages/server/src/database/schema'
import { patientUseCases } from '../packages/server/src/features/patient/patient'
import { openChanges } from '../packages/server/src/live/changes'
import { onServer, startThrowAwayPostgres } from '../packages/server/src/testing/database/throw-away-postgres'
import { run } from '../packages/server/src/testing/program/run-server'
import { type Figure, median } from './figure'
import { makeManyPatients } from './many-patients'

const patients = { count: 100_000, clinics: 10 }
const rounds = 3

/** Lists of a clinic with 10,000 of 100,000 patients, against bare routes that send the same statement. */
export async function measureLists(): Promise<Figure[]> {
  return [...(await measureOnPostgres()), ...(await measureOnEmbedded())]
}

const measureOnPostgres = () =>
  withManyPatients({ desks: 1 }, async ({ databaseUrl, server, company_id, clinic_id, tokens: [token] }) => {
    const tenant = { company_id, clinic_id }
    const [counted, uncounted] = await statementsOfPage(tenant)
    const bare = await startBare(databaseUrl, uncounted)
    const counting = await startBare(databaseUrl, counted)
    const naive = await startBare(databaseUrl, await naiveSearch(databaseUrl, tenant))
    const list = `${server.address}/api/patient`

    const page = await compare({
      ours: { url: list, token, paths: pages },
      theirs: { url: bare.address, paths: pages },
    })
    const onScreen = await load({ url: list, token, paths: pages.map((path) => `${path}&standing=true`) })
    const withTotal = await load({ url: counting.address, paths: pages })
    const search = await compare({
      ours: { url: list, token, paths: searches },
      theirs: { url: naive.address, paths: searches },
    })
    for (const each of [bare, counting, naive]) await each.kill('SIGTERM')
    return [
      { what: 'page of 25 of 100,000 patients, PostgreSQL', value: page.ours.rate, unit: 'requests/s' },
      { what: '… of a bare route without the total', value: page.theirs.rate, unit: 'requests/s' },
      { what: '… ratio', value: page.ours.rate / page.theirs.rate, unit: 'ratio', atLeast: 0.6 },
      {
        what: '… with last visit, next appointment, alerts and debts, as the screen asks',
        value: onScreen.rate,
        unit: 'requests/s',
      },
      { what: '… of a bare route that counts each time', value: withTotal.rate, unit: 'requests/s' },
      { what: '… p99', value: page.ours.p99, unit: 'ms' },
      { what: 'search by three letters, 100,000 patients', value: search.ours.rate, unit: 'requests/s' },
      { what: '… of a bare route with a naive trigram index', value: search.theirs.rate, unit: 'requests/s' },
      { what: '… ratio', value: search.ours.rate / search.theirs.rate, unit: 'ratio', atLeast: 1.5 },
      { what: '… p99', value: search.ours.p99, unit: 'ms', limit: 40 },
      { what: 'errors of all these', value: page.ours.errors + search.ours.errors, unit: 'errors', limit: 0 },
    ] satisfies Figure[]
  })

/** The server as it is delivered, on a PostgreSQL server whose commits are on the disk, with people at work. */
export async function withManyPatients<Result>(
  { desks }: { desks: number },
  work: (
    place: Awaited<ReturnType<typeof fill>> & { databaseUrl: string; server: Awaited<ReturnType<typeof startServer>> },
  ) => Promise<Result>,
): Promise<Result> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const postgres = await startThrowAwayPostgres({ durable: true })
  try {
    await onServer(postgres.url, 'create database clinic')
    const databaseUrl = `${postgres.url}/clinic`
    const made = await fill({ databaseUrl, desks })
    const server = await startServer({ DATABASE_URL: databaseUrl })
    const result = await work({ ...made, databaseUrl, server })
    await server.kill('SIGTERM')
    return result
  } finally {
    await postgres.stop()
  }
}

async function measureOnEmbedded(): Promise<Figure[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-lists-'))
  try {
    const {
      tokens: [token],
    } = await fill({ dataDirectory, desks: 1 })
    const server = await startServer({ DATA_DIR: dataDirectory })
    const page = await load(
      { url: `${server.address}/api/patient`, token, paths: pages },
      { connections: 50, duration: 60 },
    )
    await server.kill('SIGTERM')
    return [
      { what: 'the same page, embedded database, 50 connections, a minute', value: page.rate, unit: 'requests/s' },
      { what: '… p99', value: page.p99, unit: 'ms' },
      { what: '… errors', value: page.errors, unit: 'errors', limit: 0 },
    ]
  } finally {
    await rm(dataDirectory, { recursive: true })
  }
}

const pages = Array.from({ length: 40 }, (_, index) => `?page=${index + 1}`)
/** In the middle of names more often than at their beginning. */
const searches = ['ari', 'nur', 'put', 'san', 'wat', 'yan', 'din', 'ika', 'ewi', 'lia'].map((word) => `?search=${word}`)

interface Place {
  databaseUrl?: string
  dataDirectory?: string
  desks: number
}

async function fill({ databaseUrl, dataDirectory = '', desks }: Place) {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory })
  await migrate(database)
  const made = await makeManyPatients(database, { ...patients, desks })
  await close()
  return made
}

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

interface Tenant {
  company_id: number
  clinic_id: number
}

/** Returns the statements our list sends for a page: with the total, and while the total is remembered. */
async function statementsOfPage(tenant: Tenant): Promise<[Statement, Statement]> {
  const sent: Statement[] = []
  const database: Database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void sent.push(query),
  })
  const desk = {
    session_id: 1,
    user_id: 1,
    role: 'front_office_clinic',
    name: '',
    ip: '',
    language: 'id',
    user_agent: '',
    confirmed_at: '',
  } as const
  const changes = openChanges()
  changes.hearing()
  const call = {
    operationId: 'listPatient',
    body: undefined,
    query: {},
    path: {},
    idempotencyKey: undefined,
    caller: { ...tenant, ...desk },
    database,
    changes,
    now: new Date(),
  } as const
  await patientUseCases.listPatient(call)
  await patientUseCases.listPatient(call)
  const [counted, uncounted] = sent.map(({ sql, parameters }) => ({
    sql,
    parameters: [...parameters.slice(0, -1), 'OFFSET'],
  }))
  if (!counted || !uncounted) throw new Error('The list sent no statement')
  return [counted, uncounted]
}

/** The obvious statement: an index on the name, the clinic as a filter, no total. */
async function naiveSearch(databaseUrl: string, { clinic_id }: Tenant): Promise<Statement> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: '' })
  await sql`create index naive_search on patient using gin ((first_name || ' ' || last_name) gin_trgm_ops)`.execute(
    database,
  )
  await sql`analyze patient`.execute(database)
  await close()
  return {
    sql: `select id, record_number, first_name, last_name, sex, date_of_birth, phone, status from patient
      where clinic_id = $1 and first_name || ' ' || last_name ilike $2 order by last_name, id limit 25`,
    parameters: [clinic_id, 'SEARCH'],
  }
}

const startServer = (env: Record<string, string>) =>
  started(
    run(fileOf('packages/server/dist/main.mjs'), { PORT: '0', APP_ENV: 'production', LIMIT_READINGS: 'false', ...env }),
  )

async function startBare(databaseUrl: string, { sql: SQL, parameters }: Statement) {
  const env = { DATABASE_URL: databaseUrl, SQL, PARAMETERS: JSON.stringify(parameters) }
  return started(run(fileOf('bench/bare-list.mjs'), env), /^The floor is at (\S+)$/m)
}

const fileOf = (path: string) => pathToFileURL(join(import.meta.dirname, '..', path))

async function started(server: ReturnType<typeof run>, says = /^Geraham is at (\S+)$/m) {
  return { ...server, address: await server.printed(says) }
}

interface Target {
  url: string
  token?: string
  /** The addresses to call in turn. */
  paths: string[]
}

/** One after the other, several times: what the machine does meanwhile meets both. */
async function compare({ ours, theirs }: { ours: Target; theirs: Target }) {
  const runs = { ours: [await load(ours)], theirs: [await load(theirs)] } // to warm up
  for (let round = 0; round < rounds; round += 1) {
    runs.ours.push(await load(ours))
    runs.theirs.push(await load(theirs))
  }
  return { ours: summary(runs.ours.slice(1)), theirs: summary(runs.theirs.slice(1)) }
}

type Load = Awaited<ReturnType<typeof load>>

const summary = (runs: Load[]): Load => ({
  rate: median(runs.map(({ rate }) => rate)),
  p99: median(runs.map(({ p99 }) => p99)),
  errors: runs.reduce((sum, { errors }) => sum + errors, 0),
})

async function load({ url, token, paths }: Target, { connections = 16, duration = 6 } = {}) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { pathname } = new URL(url)
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: paths.map((path) => ({ path: `${pathname}${path}`, headers })),
  })
  return { rate: result.requests.average, p99: result.latency.p99, errors: result.errors + result.non2xx }
}
