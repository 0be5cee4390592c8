import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 30_000 })

// A project in small: the real scripts, with tools and a server that only leave their traces.
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  for (const script of ['build.mjs', 'precompress.mjs', 'run.mjs'])
    cpSync(join(import.meta.dirname, script), join(folder, 'scripts', script))
  for (const source of [
    'openapi.yaml',
    'panda.config.ts',
    'pnpm-lock.yaml',
    'postcss.config.cjs',
    'tsconfig.base.json',
    'openapi/room.yaml',
    'scripts/generate-texts.ts',
    'scripts/generate.ts',
    '.storybook/main.ts',
  ])
    write(source, '')
  write('packages/web/src/main.tsx', '')
  write(
    'packages/server/build.mjs',
    writes('packages/server/dist/main.mjs', "console.log('served'); process.exitCode = 3"),
  )
  write('node_modules/vite/package.json', '{}')
  tool('tsx', '')
  tool('panda', writes('packages/web/styled-system/index.mjs', ''))
  tool('vite', writes('packages/web/dist/index.html', ''))
})
afterEach(() => rmSync(folder, { recursive: true }))

const built = expect.stringMatching(/^Building .*\nBuilt in .*\nserved\n$/)
const unbuilt = 'served\n'

it('builds before the first start, and not again while nothing changed', () => {
  expect(start()).toEqual({ said: built, complained: '', code: 3 })
  expect(start()).toEqual({ said: unbuilt, complained: '', code: 3 })
})

it.each(['packages/web/src/main.tsx', 'packages/web/src/ui/button.tsx', 'openapi/room.yaml', 'pnpm-lock.yaml'])(
  'builds again when %s changed',
  (source) => {
    start()
    write(source, 'changed')
    expect(start().said).toEqual(built)
  },
)

it('builds again when the address of the backend changed or what was built is gone', () => {
  start()
  expect(start({ VITE_API_URL: 'https://api.example.org' }).said).toEqual(built)
  rmSync(join(folder, 'packages/web/dist'), { recursive: true })
  expect(start({ VITE_API_URL: 'https://api.example.org' }).said).toEqual(built)
})

it('compresses what was built, but nothing that is small or compressed already', () => {
  const script = 'console.log("a patient is registered");\n'.repeat(100)
  const files = { 'index.html': '<!doctype html>', 'index.js': script, 'small.css': 'a{}', 'poppins.woff2': script }
  tool(
    'vite',
    Object.entries(files)
      .map(([name, text]) => writes(`packages/web/dist/${name}`, text))
      .join('\n'),
  )
  start()
  const dist = join(folder, 'packages/web/dist')
  expect(readdirSync(dist).sort()).toEqual([...Object.keys(files), 'index.js.br', 'index.js.gz'].sort())
  expect(brotliDecompressSync(readFileSync(join(dist, 'index.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(dist, 'index.js.gz'))).toString()).toBe(script)
})

it("ends with the tool's output and one sentence when the build fails, and builds again the next time", () => {
  tool('vite', 'console.error("main.tsx: no such component"); process.exit(1)')
  const sentence =
    'main.tsx: no such component\nThe build failed in `vite build packages/web --logLevel warn`; its output is above.\n'
  expect(start()).toMatchObject({ complained: sentence, code: 1 })
  expect(start()).toMatchObject({ complained: sentence, code: 1 })
})

it('stops the other step when one fails, and waits until it has ended', () => {
  write(
    'packages/server/build.mjs',
    `process.on('SIGTERM', () => setTimeout(() => ${writes('ended', '')}.then(() => process.exit()), 300))
     ${writes('begun', '')}
     setTimeout(() => {}, 20_000)`,
  )
  tool(
    'vite',
    "const { existsSync } = require('node:fs'); setInterval(() => { if (existsSync('begun')) process.exit(1) }, 20)",
  )
  expect(start().code).toBe(1)
  expect(readdirSync(folder)).toContain('ended')
})

it('explains how to install when nothing is installed', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(start()).toEqual({ said: '', complained: expect.stringContaining('pnpm@10.34.9 install'), code: 1 })
})

function start(env = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'main'], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { said: stdout, complained: stderr, code: status }
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function tool(name: string, script: string) {
  write(`node_modules/.bin/${name}`, `#!${process.execPath}\n${script}\n`)
  chmodSync(join(folder, 'node_modules/.bin', name), 0o755)
}

/** A script, for either kind of module, that writes a file of the project. */
function writes(path: string, text: string) {
  return `import('node:fs').then((fs) => { fs.mkdirSync('${dirname(path)}', { recursive: true }); fs.writeFileSync('${path}', ${JSON.stringify(text)}) })`
}
