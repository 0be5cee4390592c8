import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isForeign } from './platforms'
import { sizeProblem } from './size'

it('names the largest parts of an archive that is too large, and nothing of one that is not', () => {
  const content = mkdtempSync(join(tmpdir(), 'size-'))
  onTestFinished(() => rmSync(content, { recursive: true }))
  const sizes = {
    server: 1_000_000,
    web: 300_000,
    'node_modules/fastify': 200_000,
    'node_modules/@img/sharp': 2_500_000,
  }
  for (const [part, bytes] of Object.entries(sizes)) {
    mkdirSync(join(content, part, 'lib'), { recursive: true })
    writeFileSync(join(content, part, 'lib/file'), Buffer.alloc(bytes))
  }
  expect(sizeProblem(80_000_000, content)).toBeUndefined()
  expect(sizeProblem(80_100_000, content)).toBe(
    'The archive has 80.1 MB, at most 80.0 MB are allowed. The largest parts, unpacked: ' +
      'node_modules/@img/sharp 2.5 MB, server 1.0 MB, web 0.3 MB, node_modules/fastify 0.2 MB.',
  )
})

it.each([
  ['@img/sharp-win32-x64', false],
  ['@img/sharp-libvips-linux-arm64', false],
  ['@img/sharp-win32-arm64', true],
  ['@node-rs/argon2-win32-arm64-msvc', true],
  ['@node-rs/argon2', false],
  ['@img/colour', false],
])('knows whether %s is of a platform it is not for', (name, foreign) => expect(isForeign(name)).toBe(foreign))
