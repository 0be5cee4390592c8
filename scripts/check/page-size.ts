import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root } from './project'

/** What each page loads beside index.html before it can be used: modules by their path, shared chunks by their name. */
export const pages = [
  { path: '/login', budget: 90_000, chunks: ['texts-en'] },
  {
    path: '/clinic/patient',
    budget: 125_000,
    chunks: [
      'texts-en',
      'src/app/workspace.tsx',
      'src/features/patient/patient-list.tsx',
      'src/i18n/en/patient/index.ts',
    ],
  },
]

/** JavaScript and CSS of the important pages stay below their budgets; a kB is 1000 bytes, compressed by brotli. */
export async function checkSizes() {
  const measured = await Promise.all(pages.map(async (page) => ({ ...page, bytes: await sizeOf(page.chunks) })))
  return measured
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ path, bytes, budget }) => `${path} loads ${kB(bytes)} of JavaScript and CSS; the budget is ${kB(budget)}`)
}

/** Bytes of the JavaScript and CSS of a page, compressed by brotli. */
export async function sizeOf(chunks: readonly string[]) {
  const dist = join(root, 'packages/web/dist')
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const sizes = await Promise.all(
    filesOf(manifest, ['index.html', ...chunks]).map((file) => brotliSize(join(dist, file))),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

export type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

/** The scripts and style sheets that the chunks need, each once. */
export function filesOf(manifest: Manifest, chunks: readonly string[]) {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk)
      throw new Error(`The build has no chunk ${key}: scripts/check/page-size.ts must name what the page loads`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const chunk of chunks) visit(chunk)
  return [...files]
}

const brotliSize = async (file: string) => (await promisify(brotliCompress)(await readFile(file))).length
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
