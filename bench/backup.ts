import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { appendGroup } from '../packages/server/src/audit/chain'
import { openDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrate'
import { onServer, startThrowAwayPostgres } from '../packages/server/src/testing/database/throw-away-postgres'
import { transaction } from '../packages/server/src/use-case/transaction'
import { type Figure, kB } from './figure'
import { makeManyPatients } from './many-patients'

const count = 100_000

/** 100,000 patients with one audit event each go from PostgreSQL into a file, from there into the embedded database, and back. */
export async function measureBackup(): Promise<Figure[]> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'))
  const postgres = await startThrowAwayPostgres({ durable: true })
  const embedded = { DATA_DIR: join(folder, 'data') }
  const [first, second] = [join(folder, 'first.backup'), join(folder, 'second.backup')]
  try {
    await makeClinic(`${postgres.url}/postgres`)
    await onServer(postgres.url, 'create database restored')
    return [
      ...figuresOf('backup of PostgreSQL', await run('backup', first, { DATABASE_URL: `${postgres.url}/postgres` })),
      { what: 'its file', value: kB((await stat(first)).size) / 1000, unit: 'MB' },
      ...figuresOf('restore into the embedded database', await run('restore', first, embedded), 300),
      ...figuresOf('backup of the embedded database', await run('backup', second, embedded)),
      ...figuresOf(
        'restore into PostgreSQL',
        await run('restore', second, { DATABASE_URL: `${postgres.url}/restored` }),
        300,
      ),
    ]
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

const figuresOf = (
  what: string,
  { seconds, megabytes }: { seconds: number; megabytes: number },
  limit?: number,
): Figure[] => [
  { what: `100,000 patients: ${what}`, value: seconds, unit: 's', limit },
  { what: `100,000 patients: ${what}, largest memory`, value: megabytes, unit: 'MB' },
]

async function makeClinic(databaseUrl: string) {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: '' })
  await migrate(database)
  const { company_id } = await makeManyPatients(database, { count, clinics: 10 })
  const nobody = {
    user_id: null,
    user_name: '',
    role: 'system',
    ip: '',
    query: null,
    before: null,
    reason: null,
  } as const
  for (let after = 0; after < count; ) {
    const patients = await database
      .selectFrom('patient')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    const events = patients.map((patient) => ({
      ...nobody,
      clinic_id: patient.clinic_id,
      at: patient.created_at,
      action: 'create',
      object: 'patient',
      object_id: patient.id,
      after: { ...patient },
    }))
    await transaction(database, (tx) => appendGroup(tx, company_id, events))
    after = patients.at(-1)?.id ?? count
  }
  await close()
}

/** Runs a program of the built server, as `pnpm backup` and `pnpm restore` do. */
async function run(program: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const tellMemory =
    'data:text/javascript,process.on("exit",()=>console.log("kilobytes",process.resourceUsage().maxRSS))'
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', tellMemory, `packages/server/dist/${program}.mjs`, file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`The ${program} ended with ${code}.`)
  const kilobytes = Number(/kilobytes (\d+)/.exec(said)?.[1])
  return { seconds: (performance.now() - started) / 1000, megabytes: (kilobytes * 1024) / 1e6 }
}
