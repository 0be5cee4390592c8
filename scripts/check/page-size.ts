import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root } from './project'

/** A page is what index.html loads and the chunks its route asks for: the modules are named as the sources are. */
export const pages = [
  { path: '/login', budget: 90_000, modules: ['src/features/auth/login.tsx'] },
  { path: '/clinic/patient', budget: 125_000, modules: ['src/features/patient/patient-list.tsx'] },
]

/** JavaScript and CSS of the important pages stay below their budgets; kB are 1000 bytes, compressed by brotli. */
export async function checkSizes() {
  const measured = await Promise.all(pages.map(async (page) => ({ ...page, bytes: await sizeOf(page.modules) })))
  return measured.flatMap(({ path, bytes, budget }) =>
    bytes > budget ? [`${path} loads ${kB(bytes)} of JavaScript and CSS; the budget is ${kB(budget)}`] : [],
  )
}

export async function sizeOf(modules: readonly string[]) {
  const dist = join(root, 'packages/web/dist')
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const sizes = await Promise.all(
    filesOf(manifest, ['index.html', ...modules]).map(async (file) => brotliSize(join(dist, file))),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The scripts and style sheets that the modules need, each once. */
export function filesOf(manifest: Manifest, modules: readonly string[]) {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const chunk = manifest[module]
    if (!chunk)
      throw new Error(
        `${module} has no chunk of its own; the pages of scripts/check/page-size.ts name other modules than the routes`,
      )
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return [...files]
}

const brotliSize = async (file: string) => (await promisify(brotliCompress)(await readFile(file))).length
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
