import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase } from './testing/copy-database'
import { runServer } from './testing/run-server'

const folder = mkdtempSync(join(tmpdir(), 'clinic-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sentence = (stderr: string) => stderr.trim().split('\n')

describe('the start', () => {
  it.each([
    { env: { PORT: 'eighty' }, told: 'PORT must be a whole number from 0 to 65535.' },
    { env: { APP_ENV: 'test' }, told: 'APP_ENV must be one of development, staging, production.' },
    { env: { APP_ENV: 'production', SEED_DEMO: 'true' }, told: /^SEED_DEMO cannot be true when APP_ENV is production/ },
    { env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, told: /^The database of DATABASE_URL does not answer: .*ECONNREFUSED/ },
    { env: { DATA_DIR: join(folder, 'a-file', 'data') }, told: /cannot be used: a part of its path is a file\.$/ },
  ])('stops with one sentence for $env', async ({ env, told }) => {
    writeFileSync(join(folder, 'a-file'), '')
    const { code, stderr } = await runServer(env).ended
    expect(sentence(stderr)).toEqual([expect.stringMatching(told)])
    expect(code).toBe(1)
  })
})
