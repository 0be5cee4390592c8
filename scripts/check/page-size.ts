import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root } from './project'

const namespaces = (...names: string[]) => names.map((name) => `src/i18n/en/${name}/index.ts`)

/** What each page loads beside index.html before it can be used: chunks by their name, modules by their path. */
export const pages = [
  { path: '/login', budget: 90_000, chunks: ['texts-en'] },
  { path: '/clinic/patient', budget: 125_000, chunks: ['texts-en', 'desk', ...namespaces('navigation', 'patient')] },
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
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const files = filesOf(manifest, [...linkedIn(html), ...chunks])
  const sizes = await Promise.all(files.map((file) => brotliSize(join(dist, file))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The scripts and style sheets of a page of HTML. */
export const linkedIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])

export type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

/** The files that the chunks need, each once; a chunk is named by its module, its name or its file. */
export function filesOf(manifest: Manifest, chunks: readonly string[]) {
  const files = new Set<string>()
  const visit = (wanted: string) => {
    const chunk = manifest[wanted] ?? Object.values(manifest).find(({ name, file }) => [name, file].includes(wanted))
    if (!chunk)
      throw new Error(`The build has no chunk ${wanted}: scripts/check/page-size.ts must name what the page loads`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const chunk of chunks) visit(chunk)
  return [...files]
}

const brotliSize = async (file: string) => (await promisify(brotliCompress)(await readFile(file))).length
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
