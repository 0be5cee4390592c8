import { describe, expect, it, onTestFinished } from 'vitest'
import { refuseUnsafeSettings, warningsOf } from '../database/server-settings'
import { onServer, startThrowAwayPostgres } from '../testing/database/throw-away-postgres'
import { runServer } from '../testing/program/built-server'
import { open } from '../testing/program/place'
import { addressOf } from '../testing/program/run-server'

async function startPostgres(options: Parameters<typeof startThrowAwayPostgres>[0]) {
  const postgres = await startThrowAwayPostgres(options)
  onTestFinished(postgres.stop)
  return postgres.url
}

/** Returns the warnings about a PostgreSQL that a new connection reads. */
async function saidOf(url: string) {
  const { database, close } = await open({ DATABASE_URL: `${url}/postgres`, DATA_DIR: '' })
  try {
    const isRefused = await refuseUnsafeSettings(database, { APP_ENV: 'production' }).then(
      () => false,
      () => true,
    )
    return { warnings: await warningsOf(database), isRefused }
  } finally {
    await close()
  }
}

const warningOf = (setting: string) => expect.stringMatching(` has ${setting} = off: a power cut can .*\\.$`)

describe('a PostgreSQL that may forget what it acknowledged', { timeout: 60_000 }, () => {
  // Seen to fail: nothing was said of it.
  it('stops a start in production with one sentence, and is warned of elsewhere', async () => {
    const DATABASE_URL = `${await startPostgres({ durable: false })}/postgres`
    const { code, stdout, stderr } = await runServer({ DATABASE_URL, APP_ENV: 'production' }).ended
    expect(stderr).toBe('The PostgreSQL of DATABASE_URL has fsync = off: a power cut can destroy the database.\n')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    const server = runServer({ DATABASE_URL })
    await addressOf(server)
    const { stdout: printed } = await server.kill('SIGTERM')
    expect(printed).toContain('Warning: The PostgreSQL of DATABASE_URL has fsync = off')
  })

  it('is known by each of its settings', async () => {
    const url = await startPostgres({ durable: true })
    expect(await saidOf(url)).toEqual({ warnings: [], isRefused: false })
    await onServer(url, 'alter role postgres set synchronous_commit = off')
    expect(await saidOf(url)).toEqual({ warnings: [warningOf('synchronous_commit')], isRefused: true })
    await onServer(url, 'alter role postgres reset synchronous_commit')
    await onServer(url, 'alter system set full_page_writes = off')
    await onServer(url, 'select pg_reload_conf()')
    // A file system that never writes half a page needs none.
    await expect.poll(() => saidOf(url)).toEqual({ warnings: [warningOf('full_page_writes')], isRefused: false })
  })
})
