import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyScreening } from '@clinic/core/medical-alert'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startThrowAwayPostgres } from '../testing/database/throw-away-postgres'
import { otherPatientInput } from '../testing/patient-input'
import { ask } from '../testing/program/ask'
import { startBuiltServer } from '../testing/program/built-server'
import { newFolder, openClinicAt, type Place } from '../testing/program/place'

// A killed process has handed its writes to the operating system; in a power failure they can still be lost. So the syncs are
// counted.
describe('3a-20: a change is on the disk before it is acknowledged', { timeout: 120_000 }, () => {
  // Seen to fail: with `fsyncSync` left out of pglite-worker.mjs, which kill -9 never found.
  it('in the embedded database: nothing of the write-ahead log is unsynced when the answer comes', async () => {
    const log = join(newFolder(), 'syncs')
    const preload = `--import=${new URL('../testing/database/note-syncs.mjs', import.meta.url)}`
    const { change } = await openServer({ DATA_DIR: newFolder() }, { SYNC_LOG: log, NODE_OPTIONS: preload })
    let seen = readFileSync(log, 'utf8').length
    for (let round = 0; round < 10; round += 1) {
      for await (const { path, status } of change()) {
        expect(status).toBe(201)
        const noted = readFileSync(log, 'utf8')
        expect({ path, noted: noted.slice(seen) }).toEqual({ path, noted: expect.stringMatching(/ws$/) })
        seen = noted.length
      }
    }
  })

  // Seen to fail: with synchronous_commit=off.
  it('in PostgreSQL: as many syncs as commits', async () => {
    // Its background writer, which syncs now and then, hardly does.
    const postgres = await startThrowAwayPostgres({ durable: true, settings: ['wal_writer_delay=10s'] })
    onTestFinished(postgres.stop)
    const { change } = await openServer({ DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: '' })
    const before = await syncsOf(postgres.url)
    let changes = 0
    for (let round = 0; round < 10; round += 1)
      for await (const { status } of change()) changes += Number(status === 201)
    expect(changes).toBe(20)
    await expect.poll(() => syncsOf(postgres.url), { timeout: 30_000 }).toBeGreaterThanOrEqual(before + changes)
  })
})

async function openServer(place: Place, env: Record<string, string> = {}) {
  const { clinic, token } = await openClinicAt(place)
  const server = await startBuiltServer({ ...place, ...env })
  onTestFinished(async () => void (await server.kill('SIGKILL')))
  let visitor = 1
  return {
    /** One change after the other, each by itself. */
    async *change() {
      const patient = otherPatientInput({})
      visitor += 1
      const registration = { clinic, language: 'id', patient, screening: emptyScreening, consent: true }
      const post = { method: 'POST' as const, key: randomUUID() }
      for (const question of [
        { ...post, path: '/api/patient', body: otherPatientInput({}), token },
        { ...post, path: '/api/registration', body: registration, from: `127.0.1.${visitor}` },
      ]) {
        yield { path: question.path, ...(await ask(server.address, question)) }
      }
    },
  }
}

/** How often the server has synced its write-ahead log, as it tells now and then. */
async function syncsOf(url: string) {
  const client = new Client(`${url}/postgres`)
  await client.connect()
  const { rows } = await client.query<{ syncs: string }>('select wal_sync as syncs from pg_stat_wal')
  await client.end()
  return Number(rows[0]?.syncs)
}
