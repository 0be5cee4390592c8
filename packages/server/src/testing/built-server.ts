import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { afterAll } from 'vitest'
import { ask } from './ask'
import { addressOf, run } from './run-server'

export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>

/** Starts the built server, as it is delivered; answers once it is ready. */
export async function startBuiltServer(env: Record<string, string | undefined>) {
  const began = performance.now()
  const server = run(program, { PORT: '0', SEED_DEMO: 'false', ...env })
  const address = await addressOf(server)
  const { status } = await ask(address, { path: '/ready' })
  if (status !== 200) throw new Error(`The server listens and is not ready: ${status}`)
  return { ...server, address, startMilliseconds: performance.now() - began }
}

// Built once for a test file: it starts sooner than from its sources, and it is what people run.
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'clinic-built-'))
const program = pathToFileURL(join(folder, 'dist', 'main.mjs'))
const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
buildSync({
  absWorkingDir: root,
  entryPoints: { main: 'src/main.ts', 'pglite-worker': 'src/database/pglite-worker.mjs' },
  outdir: join(folder, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@clinic/')),
})
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
