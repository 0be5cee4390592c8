import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createSimulator } from './simulator'
import { organizationId } from './testing/client'

let child: ChildProcess | undefined
const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('starts alone, gives a token, knows the people of its file, and stops when it is told to', async () => {
  const file = join(folder, 'people.json')
  writeFileSync(file, JSON.stringify({ practitioners: [{ ihsNumber: '10011111111', nik: '3171234567890009' }] }))
  const { url } = await run({ PORT: '0', CLIENT_ID: 'clinic', CLIENT_SECRET: 'secret' }, ['--people', file])
  const token = await fetch(`${url}/oauth2/v1/accesstoken?grant_type=client_credentials`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'clinic', client_secret: 'secret' }),
  })
  const { access_token } = JSON.parse(await token.text())
  const headers = { authorization: `Bearer ${access_token}` }
  const identifier = 'https://fhir.kemkes.go.id/id/nik|3171234567890009'
  const found = await fetch(`${url}/fhir-r4/v1/Practitioner?identifier=${identifier}`, { headers })
  expect(await found.json()).toMatchObject({ total: 1 })
  expect((await fetch(`${url}/admin/calls`, { headers })).status).toBe(404)
  child?.kill('SIGTERM')
  expect(await ended()).toBe(0)
})

it('has an admin path by its flag only', async () => {
  const { url } = await run({ PORT: '0' }, ['--admin'])
  expect(await (await fetch(`${url}/admin/calls`)).json()).toEqual([])
})

it('says in a sentence that its port is taken, or none', async () => {
  const simulator = createSimulator({
    organizationId,
    clientId: '',
    clientSecret: '',
    clock: Date.now,
    random: Math.random,
  })
  const { port } = new URL(await simulator.start())
  const taken = await run({ PORT: port })
  await simulator.stop()
  expect([taken.code, taken.printed]).toEqual([1, expect.stringContaining(`EADDRINUSE`)])
  const none = await run({ PORT: 'eighty' })
  expect([none.code, none.printed]).toEqual([1, 'PORT is no port: eighty\n'])
})

/** Returns the address once the program says it, or how the program ended. */
async function run(env: Record<string, string>, flags: string[] = []) {
  child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), ...flags], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const started = new Promise<string>((resolve) => {
    for (const stream of [child?.stdout, child?.stderr])
      stream?.on('data', (bytes) => {
        printed += bytes
        const [url] = /http:\S+/.exec(printed) ?? []
        if (url) resolve(url)
      })
  })
  const result = await Promise.race([started, ended()])
  return typeof result === 'string' ? { url: result, printed } : { code: result, printed }
}

async function ended(): Promise<number | null> {
  if (child === undefined) return null
  if (child.exitCode === null) await once(child, 'close')
  return child.exitCode
}
