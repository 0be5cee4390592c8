import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Schema } from '@clinic/api'
import { openDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrate'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'
import { onServer, startThrowAwayPostgres } from '../packages/server/src/testing/database/throw-away-postgres'
import { ask } from '../packages/server/src/testing/program/ask'
import { addressOf, run } from '../packages/server/src/testing/program/run-server'
import type { Figure } from './figure'

export const patients = 10_000

/** A clinic brings all its patients, as a window does it: the file, its columns, the check and the run step by step. */
export async function measureImport(): Promise<Figure[]> {
  execFileSync(process.execPath, ['packages/server/build.mjs'], { stdio: 'inherit' })
  const postgres = await startThrowAwayPostgres({ durable: true })
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  try {
    await onServer(postgres.url, 'create database clinic')
    return [
      ...(await measureOn('PostgreSQL', { DATABASE_URL: `${postgres.url}/clinic`, DATA_DIR: folder })),
      ...(await measureOn('embedded database', { DATA_DIR: folder })),
    ]
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

async function measureOn(name: string, place: { DATABASE_URL?: string; DATA_DIR: string }): Promise<Figure[]> {
  const { database, close } = await openDatabase({ databaseUrl: place.DATABASE_URL, dataDirectory: place.DATA_DIR })
  await migrate(database)
  const clinic = await createClinic(database)
  const token = await signIn(database, await employ(database, clinic, { role: 'front_office_clinic' }))
  await close()

  const program = pathToFileURL(join(import.meta.dirname, '../packages/server/dist/main.mjs'))
  const server = run(program, { PORT: '0', APP_ENV: 'production', SEED_DEMO: 'false', ...place })
  try {
    return await importAll(name, { address: await addressOf(server), token })
  } finally {
    await server.kill('SIGTERM')
  }
}

async function importAll(name: string, { address, token }: { address: string; token: string }): Promise<Figure[]> {
  const began = performance.now()
  const taken = await takeIn(address, token)
  const steps = await checkAll(address, { ...taken, token })
  const checked = performance.now()
  const { created, steps: runs } = await stepUntil('done', address, { id: taken.id, token })
  const ended = performance.now()
  return [
    { what: `import of ${patients} patients, ${name}`, value: (ended - began) / 1_000, unit: 's', limit: 60 },
    { what: '… of this, file and check', value: (checked - began) / 1_000, unit: 's' },
    { what: '… slowest step', value: Math.max(...steps, ...runs), unit: 'ms' },
    { what: '… not created', value: patients - created, unit: 'errors', limit: 0 },
  ]
}

/** Names the columns as they were guessed, and checks every row; how long each step took. */
export async function checkAll(
  address: string,
  { id, columns, version, token }: Pick<Schema<'Import'>, 'id' | 'columns' | 'version'> & { token: string },
) {
  const body = { columns, default_values: [], version }
  await ask(address, { method: 'PUT', path: `/api/import/${id}/mapping`, token, body })
  return (await stepUntil('checked', address, { id, token })).steps
}

async function stepUntil(state: 'checked' | 'done', address: string, { id, token }: { id: number; token: string }) {
  const path = `/api/import/${id}/${state === 'checked' ? 'check' : 'run'}`
  const steps: number[] = []
  for (;;) {
    const { status, body, milliseconds } = await ask<Schema<'Import'>>(address, { method: 'POST', path, token })
    if (status !== 200) throw new Error(`A step is answered ${status} ${body.msg}`)
    steps.push(milliseconds)
    if (body.data.state === state) return { created: body.data.created_count, steps }
  }
}

export async function takeIn(address: string, token: string) {
  const reply = await fetch(`${address}/api/import?kind=patient&file_name=pasien.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: file(),
  })
  const { data, msg }: { data: Schema<'Import'>; msg: string } = await reply.json()
  if (reply.status !== 201) throw new Error(`The file is answered ${reply.status} ${msg}`)
  return data
}

function file() {
  const rows = Array.from({ length: patients }, (_, index) => [
    `Pasien ${index}`,
    index % 2 ? 'L' : 'P',
    `${(index % 28) + 1}/05/19${50 + (index % 50)}`,
    `0812${String(index).padStart(7, '0')}`,
    String(3_171_000_000_000_000 + index),
    'Jl. Kenanga No. 8',
    'Jakarta Pusat',
    'Islam',
    'Bambang',
    '081298765432',
  ])
  const headings = ['Nama', 'L/P', 'Tgl lahir', 'No HP', 'NIK', 'Alamat', 'Kota', 'Agama', 'Kontak darurat']
  return [[...headings, 'No HP kontak darurat'], ...rows].map((cells) => cells.join(';')).join('\r\n')
}
