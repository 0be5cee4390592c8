import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { seedDemo } from '../database/seed/seed'
import { startTestServer } from '../testing/harness'

const server = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'first-call-'))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const blocks = blocksOf(readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8'))

it('docs/api.md shows what its commands print', { timeout: 60_000 }, async () => {
  const now = new Date()
  await seedDemo(server.database, { today: now.toISOString().slice(0, 10), now })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const replies = await print(blocks.map(({ commands }) => commands.replaceAll('http://127.0.0.1:8080', address)))
  expect(blocks.length).toBeGreaterThan(6)
  for (const [index, { commands, shown }] of blocks.entries()) {
    if (shown === undefined) expect(replies[index], commands).toBe('')
    else expect(JSON.parse(replies[index] ?? ''), commands).toMatchObject(shown)
  }
})

/** Blocks of commands, each with the reply that is shown under it. */
function blocksOf(markdown: string) {
  return [...markdown.matchAll(/^```sh\n(.*?)^```\n(?:\n```json\n(.*?)^```)?/gms)].map(([, commands = '', json]) => ({
    commands,
    shown: json && JSON.parse(json, withoutOmissions),
  }))
}

/** Replaces values that differ each time by an ellipsis. */
function withoutOmissions(_: string, value: unknown) {
  return value === '…' ? expect.stringMatching(/./) : value
}

/** Returns the output of each block of commands, run one after the other in one shell. */
async function print(commands: readonly string[]) {
  const end = 'end of a block'
  const script = commands.map((block) => `${block}echo '${end}'\n`).join('')
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], { env: { PATH: withCurl() } })
  return stdout.split(end).map((printed) => printed.trim())
}

/** A path on which curl is found even where none is installed. */
function withCurl() {
  const standIn = join(folder, 'curl')
  const program = fileURLToPath(new URL('../testing/program/curl.mjs', import.meta.url))
  writeFileSync(standIn, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`)
  chmodSync(standIn, 0o755)
  return `${process.env.PATH}:${folder}`
}
