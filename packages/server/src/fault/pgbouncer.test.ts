import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { scaled } from '../../../../scale'
import {
  answers,
  asPostgres,
  freePort,
  giveToPostgres,
  onServer,
  startThrowAwayPostgres,
} from '../testing/database/throw-away-postgres'
import { noProblems, problemsOfBooks } from '../testing/program/books'
import { startBuiltServer } from '../testing/program/built-server'
import { openDesks } from '../testing/program/desk'
import { open, openClinicAt } from '../testing/program/place'
import { startReverseProxy } from '../testing/program/reverse-proxy'
import { watch } from '../testing/program/watch'

const enough = scaled(1_000)

// As docs/growing.md says. Seen to fail: without `ignore_startup_parameters` no server starts.
const postgres = await startThrowAwayPostgres({ durable: true })
for (const statement of [
  'create role geraham_owner login',
  'create role geraham login',
  'create database geraham owner geraham_owner',
  "alter role geraham set timezone = 'UTC'",
  "alter role geraham set statement_timeout = '30s'",
  "alter role geraham set idle_in_transaction_session_timeout = '5s'",
  'alter role geraham set jit = off',
]) {
  await onServer(postgres.url, statement)
}
const bouncer = await startPgBouncer(postgres.port)
const DATABASE_OWNER_URL = `postgres://geraham_owner@127.0.0.1:${postgres.port}/geraham`
const DATABASE_URL = `postgres://geraham@127.0.0.1:${bouncer.port}/geraham`
const { company_id, clinic, token } = await openClinicAt({ DATABASE_URL: DATABASE_OWNER_URL, DATA_DIR: '' })
const start = () => startBuiltServer({ DATABASE_URL, DATABASE_OWNER_URL, TRUST_PROXY: '1' })
const servers = await Promise.all([start(), start()])
const proxy = await startReverseProxy(servers)
afterAll(async () => {
  proxy.close()
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  await bouncer.stop()
  await postgres.stop()
})

it('two servers work through PgBouncer in session mode, hear of each other, and lose nothing when one is killed', {
  timeout: 120_000,
}, async () => {
  const windows = await Promise.all(servers.map(({ address }) => watch(address, token)))
  const desks = openDesks(8, { address: () => proxy.address, token, clinic, seed: 51 })
  await desks.acknowledge(enough)
  for (const { features } of windows) {
    await expect.poll(() => features().flat(), { timeout: 2_000 }).toContain('patient')
  }
  await servers[0]?.kill('SIGKILL')
  await desks.acknowledge(enough)
  servers[0] = await start()
  await desks.acknowledge(enough)
  await desks.close()
  windows[1]?.close()

  const { database, close } = await open({ DATABASE_URL, DATA_DIR: '' })
  const problems = await problemsOfBooks(database, company_id, desks.all)
  await close()
  expect(problems).toEqual(noProblems)
  expect(desks.refusals()).toEqual([])
})

async function startPgBouncer(to: number) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-pgbouncer-'))
  const port = await freePort()
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  writeFileSync(users, '"postgres" ""\n"geraham" ""\n')
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = session
default_pool_size = 60
max_client_conn = 100
ignore_startup_parameters = options,idle_in_transaction_session_timeout
`,
  )
  giveToPostgres(folder)
  const program = spawn('/usr/sbin/pgbouncer', ['-q', settings], { ...asPostgres(), cwd: folder, stdio: 'ignore' })
  await Promise.race([
    once(program, 'error').then(([error]) => Promise.reject(error)),
    once(program, 'exit').then(([code]) => Promise.reject(new Error(`PgBouncer ended with ${code}`))),
    answers(`postgres://postgres@127.0.0.1:${port}`),
  ])
  return {
    port,
    async stop() {
      const ended = once(program, 'exit')
      program.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
