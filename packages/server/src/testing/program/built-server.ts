import { existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { inject } from 'vitest'
import { besidePrograms, loader } from '../../../beside-programs.mjs'
import { ask } from './ask'
import { addressOf, run } from './run-server'

export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>

/** Starts the built server, as it is delivered; answers once it is ready. */
export async function startBuiltServer(env: Record<string, string | undefined>) {
  const began = performance.now()
  const server = runServer(env)
  const address = await addressOf(server)
  const { status } = await ask(address, { path: '/ready' })
  if (status !== 200) throw new Error(`The server listens and is not ready: ${status}`)
  return { ...server, address, startMilliseconds: performance.now() - began }
}

/** Starts the server as a person does, in a process of its own, on a free port. */
export const runServer = (env: Record<string, string | undefined>) =>
  run(built(new URL('../../programs/main.ts', import.meta.url)), { PORT: '0', SEED_DEMO: 'false', ...env })

/** A program, built once for a process of tests: it starts sooner than from its sources, and it is what people run. */
export function built(source: URL) {
  const name = basename(source.pathname, '.ts')
  const program = join(folder, 'dist', `${name}.mjs`)
  if (!existsSync(program)) build({ [name]: fileURLToPath(source) })
  return pathToFileURL(program)
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = mkdtempSync(join(inject('programs'), 'of-'))
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

const build = (program: Record<string, string>) =>
  buildSync({
    absWorkingDir: root,
    entryPoints: { ...program, ...besidePrograms },
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader,
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@clinic/')),
  })
