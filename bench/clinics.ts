import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrate'
import type { Database } from '../packages/server/src/database/schema'
import { booking, bookWeek, fillClinic, timeOf } from '../packages/server/src/testing/busy-clinic'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'
import { onServer, startThrowAwayPostgres } from '../packages/server/src/testing/database/throw-away-postgres'
import { ask } from '../packages/server/src/testing/program/ask'
import { addressOf, run } from '../packages/server/src/testing/program/run-server'
import { type Figure, percentile } from './figure'

const companies = 20
/** Ten desks are asked, whatever the number of clinics. */
const desks = 10
const rounds = 400
const days = 6
const first = Date.now() + 7 * 86_400_000
const dates = Array.from({ length: days }, (_, index) =>
  new Date(first + index * 86_400_000).toISOString().slice(0, 10),
)
const size = { dentists: 4, rooms: 4, patients: 100, dates }

type Desk = Awaited<ReturnType<typeof openDesk>>
type Act = (address: string, desk: Desk, round: number) => ReturnType<typeof ask>

const acts: Record<string, Act> = {
  list: (address, { token }) => ask(address, { path: '/api/patient', token }),
  search: (address, { token }, round) =>
    ask(address, { path: `/api/patient?search=${['tan', 'bud', 'sur', 'wat'][round % 4]}`, token }),
  booking: (address, { token, doctor_ids, patient_ids }, round) =>
    ask(address, {
      method: 'POST',
      path: '/api/appointment',
      token,
      key: randomUUID(),
      body: booking({
        ...timeOf(dates[round % days] ?? '', 15 * (Math.floor(round / (days * desks)) % 40), 15),
        doctor_id: doctor_ids[round % doctor_ids.length] ?? 0,
        patient_id: patient_ids[round % patient_ids.length] ?? 0,
      }),
    }),
  board: (address, { token }) => ask(address, { path: '/api/visit/board', token }),
}

/** The same acts at the same time in a database of ten clinics and in one of a thousand, of twenty companies, on one PostgreSQL. */
export async function measureManyClinics(): Promise<Figure[]> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const postgres = await startThrowAwayPostgres({ durable: true })
  const [few, many] = await Promise.all([10, 1_000].map((clinics) => startWith(postgres.url, clinics)))
  try {
    if (!few || !many) return []
    const figures: Figure[] = []
    for (const [what, act] of Object.entries(acts)) {
      const [of10, of1000] = await timesOf(act, [few, many])
      const value = percentile(of1000 ?? [], 99)
      figures.push({ what: `${what}, p99, 1,000 clinics of ${companies} companies`, value, unit: 'ms' })
      figures.push({
        what: '… beside 10 clinics',
        value: value / percentile(of10 ?? [], 99),
        unit: 'ratio',
        limit: 1.3,
      })
    }
    return figures
  } finally {
    await Promise.all([few?.stop(), many?.stop()])
    await postgres.stop()
  }
}

type Stage = Awaited<ReturnType<typeof startWith>>

/** Asks the stages in turn, so that what else the machine does slows both. */
async function timesOf(act: Act, stages: Stage[]) {
  const times: number[][] = stages.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { address, desks }] of stages.entries()) {
      const desk = desks[round % desks.length]
      if (!desk) continue
      const { status, milliseconds } = await act(address, desk, round)
      if (status >= 300 && status !== 409) throw new Error(`Answered ${status}`)
      if (round >= rounds / 10) times[index]?.push(milliseconds)
    }
  }
  return times
}

async function startWith(url: string, clinics: number) {
  const databaseUrl = `${url}/clinics_${clinics}`
  await onServer(url, `create database clinics_${clinics}`)
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: '', statementTimeout: 0 })
  await migrate(database)
  const opened: Desk[] = []
  const ids: number[] = []
  for (let index = 0; index < clinics; index += 1) {
    const company_id = ids[index % companies]
    const clinic = await createClinic(database, company_id === undefined ? {} : { company_id })
    ids[index % companies] = clinic.company_id
    const people = await fillClinic(database, clinic, {
      ...size,
      firstRecord: 1 + size.patients * Math.floor(index / companies),
    })
    await bookWeek(database, clinic, { ...people, dates, count: 4 * days })
    if (index % (clinics / desks) === 0) opened.push(await openDesk(database, clinic, people))
  }
  await sql`vacuum analyze`.execute(database)
  await close()
  const program = pathToFileURL(join(import.meta.dirname, '../packages/server/dist/main.mjs'))
  const server = run(program, {
    PORT: '0',
    APP_ENV: 'production',
    SEED_DEMO: 'false',
    LIMIT_READINGS: 'false',
    DATABASE_URL: databaseUrl,
  })
  return { address: await addressOf(server), desks: opened, stop: () => server.kill('SIGTERM') }
}

async function openDesk(
  database: Database,
  clinic: { company_id: number; clinic_id: number },
  people: Awaited<ReturnType<typeof fillClinic>>,
) {
  const token = await signIn(database, await employ(database, clinic, { role: 'front_office_clinic' }))
  return { ...people, token }
}
