import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { lockFolder } from '../database/folder-lock'
import { copyTemplate } from '../testing/database/copy-database'
import { runServer } from '../testing/program/built-server'
import { addressOf } from '../testing/program/run-server'

const folder = mkdtempSync(join(tmpdir(), 'clinic-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function environment() {
  const { place, remove } = await copyTemplate()
  onTestFinished(remove)
  return place
}

describe('the start', { timeout: 60_000 }, () => {
  const inFile = join(folder, 'file', 'data')
  it.each<{ env: Record<string, string>; message: RegExp }>([
    { env: { PORT: 'eighty' }, message: /^PORT must be a whole number from 0 to 65535\.$/ },
    {
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      message: /^The database of DATABASE_URL does not answer: .*ECONNREFUSED/,
    },
    { env: { DATA_DIR: inFile }, message: /^The data folder .* cannot be used: a part of its path is a file\.$/ },
    { env: { BACKUP_DIR: join(folder, 'none') }, message: /^BACKUP_DIR must be a folder that exists: .* does not\.$/ },
  ])('stops with one sentence for $env', async ({ env, message }) => {
    writeFileSync(join(folder, 'file'), '')
    const { code, stderr } = await runServer(env).ended
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(message)])
    expect(code).toBe(1)
  })

  it('stops with one sentence when the database takes the connection and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const started = Date.now()
    const { code, stderr } = await runServer({ DATABASE_URL: `postgres://nobody@127.0.0.1:${portOf(silent)}/none` })
      .ended
    expect(stderr).toMatch(/^The database of DATABASE_URL does not answer: .*timeout\.\n$/)
    expect(code).toBe(1)
    expect(Date.now() - started).toBeLessThan(15_000)
  })

  it('stops with one sentence when another process has the data folder', async () => {
    const unlock = await lockFolder(folder)
    const { code, stderr } = await runServer({ DATA_DIR: folder }).ended
    expect(stderr).toBe(
      `The data folder ${folder} is in use by another process (${process.pid}); stop it, or set another DATA_DIR.\n`,
    )
    expect(code).toBe(1)
    await unlock()
  })

  it('stops with one sentence when the port is taken, and gives the data folder back', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const env = await environment()
    const { code, stderr } = await runServer({ ...env, PORT: String(portOf(other)) }).ended
    expect(stderr).toMatch(
      /^The server cannot listen at 127\.0\.0\.1:\d+: another program uses this port; set another PORT\.\n$/,
    )
    expect(code).toBe(1)
    await (await lockFolder(env.DATA_DIR))()
  })

  it('fills an empty database with the demo clinic, prints its accounts, and does so once', async () => {
    const env = { ...(await environment()), SEED_DEMO: 'true' }
    for (const _ of ['first start', 'second start']) {
      const server = runServer(env)
      const address = await addressOf(server)
      await server.printed(/(manager2@demo\.test)/)
      const reply = await fetch(`${address}/api/auth/demo-account`)
      expect(await reply.json()).toMatchObject({ status: 'success', data: { count: 11 } })
      expect(await server.kill('SIGINT')).toMatchObject({ code: 0, stderr: '' })
    }
  })
})

describe('the stop', { timeout: 60_000 }, () => {
  it('answers what has begun, then gives everything back and exits with 0', async () => {
    const env = await environment()
    const server = runServer(env)
    const login = request(`${await addressOf(server)}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    })
    const answered = once(login, 'response')
    login.flushHeaders()
    await once(login, 'continue') // so the server is at it
    const stopped = server.kill('SIGTERM')
    login.end(JSON.stringify({ email: 'nobody@demo.test', password: 'wrong', workspace: 'clinic' }))

    const [reply] = await answered
    expect(JSON.parse(await text(reply))).toMatchObject({ status: 'failed', msg: 'E-mail or password is wrong.' })
    expect(await stopped).toMatchObject({ code: 0, stderr: '' })
    await (await lockFolder(env.DATA_DIR))()
  })
})

function portOf(server: ReturnType<typeof createServer>) {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
