import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { scaled } from '../../../../scale'
import { onServer, runAsPostgres, startThrowAwayPostgres } from '../testing/database/throw-away-postgres'
import { noProblems, problemsOfBooks } from '../testing/program/books'
import { startBuiltServer } from '../testing/program/built-server'
import { openDesks } from '../testing/program/desk'
import { open, openClinicAt } from '../testing/program/place'
import { startReverseProxy } from '../testing/program/reverse-proxy'
import { startTcpProxy } from '../testing/program/tcp-proxy'

const seed = 31
const enough = scaled(1_000)

// As docs/growing.md says: a replica that confirms every commit, and one address that leads to whichever of the two writes.
const primary = await startThrowAwayPostgres({ durable: true })
const line = await startTcpProxy(primary.port)
const replica = await startThrowAwayPostgres({
  durable: true,
  settings: [`primary_conninfo=host=127.0.0.1 port=${line.port} user=postgres`],
  fill: (directory) =>
    runAsPostgres('pg_basebackup', [
      `--dbname=${primary.url}`,
      `--pgdata=${directory}`,
      '--write-recovery-conf',
      '--checkpoint=fast',
    ]),
})
const network = await startTcpProxy(primary.port)
const DATABASE_URL = `postgres://postgres@127.0.0.1:${network.port}/postgres`
const start = () => startBuiltServer({ DATABASE_URL, TRUST_PROXY: '1' })
await onServer(primary.url, "alter system set synchronous_standby_names = '*'")
await onServer(primary.url, 'select pg_reload_conf()')
const { company_id, clinic, token } = await openClinicAt({ DATABASE_URL, DATA_DIR: '' })
const servers = await Promise.all([start(), start()])
const proxy = await startReverseProxy(servers)
afterAll(async () => {
  proxy.close()
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  await Promise.all([network.close(), line.close()])
  await Promise.all([primary.stop(), replica.stop()])
})

describe('a replica takes over from a PostgreSQL that is killed under load', () => {
  // Seen to fail: with `synchronous_commit=local` nobody waited for the replica, and what had been acknowledged was lost.
  it('loses nothing that was acknowledged; two servers go on within 30 s, and desks only have to ask again', {
    timeout: 120_000,
  }, async () => {
    const desks = openDesks(8, { address: () => proxy.address, token, clinic, seed })
    await desks.acknowledge(enough)
    line.stall() // what is committed from here on reaches the primary alone, and nobody is told that it was
    await expect.poll(waitingForReplica, { timeout: 10_000 }).toBeGreaterThan(0)
    await primary.kill()
    const killed = performance.now()
    await onServer(replica.url, 'select pg_promote()')
    network.lead(replica.port)
    await desks.acknowledge(2 * desks.all.length) // more than the replies that were under way
    expect(performance.now() - killed).toBeLessThan(30_000)
    await desks.acknowledge(enough)
    await desks.close()

    const { database, close } = await open({ DATABASE_URL: `${replica.url}/postgres`, DATA_DIR: '' })
    const problems = await problemsOfBooks(database, company_id, desks.all)
    await close()
    expect(problems).toEqual(noProblems)
    expect(desks.refusals().length).toBeGreaterThan(0)
  })
})

/** Returns how many commits the replica has not confirmed yet. */
async function waitingForReplica() {
  const { database, close } = await open({ DATABASE_URL: `${primary.url}/postgres`, DATA_DIR: '' })
  const { rows } = await sql<{
    count: number
  }>`select count(*) from pg_stat_activity where wait_event = 'SyncRep'`.execute(database)
  await close()
  return Number(rows[0]?.count)
}
