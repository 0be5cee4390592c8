import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../database/migrate'
import { demoPassword } from '../database/seed/clinic'
import { seedDemo } from '../database/seed/seed'
import { makeEmptyDatabases } from '../testing/database/empty-database'
import { patientInput } from '../testing/patient-input'
import { built, runServer } from '../testing/program/built-server'
import { open, type Place } from '../testing/program/place'
import { addressOf, run } from '../testing/program/run-server'

const empty = await makeEmptyDatabases()
afterAll(() => empty.stop())
const folder = join(empty.folder, 'files')
mkdirSync(folder)
const inFolder = (name: string) => join(folder, name)
const programs = {
  backup: built(new URL('./backup.ts', import.meta.url)),
  restore: built(new URL('./restore.ts', import.meta.url)),
}
const program = (name: keyof typeof programs, env: Partial<Place>, ...parameters: string[]) =>
  run(programs[name], env, parameters).ended

let desk: Place
beforeAll(async () => {
  desk = await empty.make('embedded')
  const { database, close } = await open(desk)
  await migrate(database)
  await seedDemo(database, { today: '2026-11-20', now: new Date('2026-11-20T08:30:00Z') })
  await close()
})

describe('3a-31: pnpm backup and pnpm restore', { timeout: 120_000 }, () => {
  it('take a clinic from its one desk to PostgreSQL, where it goes on', async () => {
    const file = inFolder('monday')
    const backup = await program('backup', desk, file)
    expect(backup).toEqual({ code: 0, stdout: `The backup is in ${file}.\n`, stderr: '' })
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const place = await empty.make('postgres')
    const restore = await program('restore', place, file)
    expect(restore).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Restored \d+ rows/), stderr: '' })

    const server = runServer({ ...place, SEED_DEMO: 'true' })
    const address = await addressOf(server)
    const account = { email: 'frontoffice@demo.test', password: demoPassword, workspace: 'clinic' }
    const post = async (path: string, body: object, headers = {}) => {
      const type = { 'content-type': 'application/json' }
      const reply = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...type, ...headers },
        body: JSON.stringify(body),
      })
      return JSON.parse(await reply.text())
    }
    const { data } = await post('/api/auth/login', account)
    const headers = { authorization: `Bearer ${data.accessToken}`, 'idempotency-key': randomUUID() }
    expect(await post('/api/patient', patientInput(), headers)).toMatchObject({ data: { record_number: '00-01-21' } })
    expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  })

  it('say with one sentence that a server holds the folder', async () => {
    const server = runServer({ ...desk })
    await addressOf(server)
    for (const [name, file] of [
      ['backup', inFolder('busy')],
      ['restore', inFolder('monday')],
    ] as const) {
      const { code, stdout, stderr } = await program(name, desk, file)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^The data folder .* is in use by another process \(\d+\); stop it, or .*\.\n$/)
    }
    await server.kill('SIGTERM')
  })

  const nowhere = { DATA_DIR: inFolder('nowhere') }
  const silent = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  it.each<{ line: string[]; env?: Partial<Place>; message: RegExp }>([
    { line: ['backup'], message: /^Say to which file: pnpm backup FILE\.$/ },
    { line: ['backup', 'taken'], message: /taken exists already; name another file\.$/ },
    { line: ['backup', 'none/file'], message: /^The backup was not made: its folder does not exist\.$/ },
    {
      line: ['backup', 'new'],
      env: nowhere,
      message: /^There is nothing to back up: the folder .* holds no database\.$/,
    },
    { line: ['backup', 'new'], env: silent, message: /^The database of DATABASE_URL does not answer: .*\.$/ },
    { line: ['restore'], message: /^Say from which file: pnpm restore FILE\.$/ },
    { line: ['restore', 'none'], message: /none cannot be read: there is no such file\.$/ },
    { line: ['restore', '.'], message: /cannot be read: it is a folder\.$/ },
    { line: ['restore', 'taken'], env: nowhere, message: /taken is not a backup of Geraham\.$/ },
    {
      line: ['restore', 'monday'],
      message: /^The database has data already; restore into a new folder or a new database\.$/,
    },
  ])('say one sentence and leave nothing behind: $line $env', async ({ line: [name, file], env = desk, message }) => {
    writeFileSync(inFolder('taken'), 'a picture')
    const before = readdirSync(folder)
    const parameters = file === undefined ? [] : [inFolder(file)]
    const { code, stdout, stderr } = await program(name === 'backup' ? name : 'restore', env, ...parameters)
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(message)])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(readdirSync(folder)).toEqual(before)
  })

  // seen to fail: without the removal of the draft
  it('leave nothing behind when there is no more room', async () => {
    const { signal, status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 4; exec "$0" "$@"', process.execPath, fileURLToPath(programs.backup), inFolder('large')],
      { env: { PATH: process.env.PATH, ...(await full()) }, encoding: 'utf8' },
    )
    expect({ signal, status }).toEqual({ signal: null, status: 1 })
    expect(stderr).toBe('The backup was not made: the file is larger than allowed there.\n')
    expect(readdirSync(folder).filter((name) => name.startsWith('large'))).toEqual([])
  })
})

/** A database of PostgreSQL, which writes nothing itself where the backup goes. */
async function full() {
  const place = await empty.make('postgres')
  const { database, close } = await open(place)
  await migrate(database)
  await seedDemo(database, { today: '2026-11-20', now: new Date('2026-11-20T08:30:00Z') })
  await close()
  return place
}
