import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { invitationScreen, publicScreens } from '../../packages/web/src/app/public-screens'
import { areaOf } from '../../packages/web/src/app/routes/area'
import { screens } from '../../packages/web/src/app/routes/every-screen'
import type { Screen } from '../../packages/web/src/app/screen'
import { places } from '../../packages/web/src/platform/texts/early-texts'
import { type Budget, budgetOf, room } from './page-budgets'
import { root } from './project'

const everyPage = ['platform/texts/early/first-en']
const everyDesk = [...everyPage, 'app/workspace', 'platform/texts/early/desk-en']
const isPatientList = ({ path }: Screen) => /^\/\w+\/patient$/.test(path)

/** The screens of its area, and what fetches their texts. */
const tablesOf = ({ path }: Screen) => [moduleOf(areaOf(path)), 'i18n/i18n-util.async']

/** The modules each page loads beside its html before it can be used, from the table of routes itself. */
export const pages = [
  { path: '/login', chunks: everyPage },
  { path: '/login#invitation', chunks: [...everyPage, ...chunksOf(invitationScreen)] },
  ...publicScreens.map((screen) => ({ path: screen.path, chunks: [...everyPage, ...chunksOf(screen)] })),
  ...screens.map((screen) => ({
    path: screen.path,
    // the frame knows the patients' lists by itself
    chunks: [...everyDesk, ...(isPatientList(screen) ? [] : tablesOf(screen)), ...chunksOf(screen)],
  })),
].map((page) => ({ ...page, ...budgetOf(page.path) }))

/**
 * JavaScript and CSS of every page stay below their budgets, and no budget is far above the heaviest of its pages; a kB is
 * 1000 bytes, compressed by brotli.
 */
export async function checkSizes() {
  const measured = await Promise.all(pages.map(async (page) => ({ ...page, ...(await weightOf(page)) })))
  return [...measured.flatMap(tooHeavy), ...tooGenerous(measured)]
}

type Weighed = (typeof pages)[number] & { bytes: number; files: number }

const tooHeavy = ({ path, bytes, files, budget, most }: Weighed) => [
  ...(bytes > budget ? [`${path} loads ${kB(bytes)} of JavaScript and CSS; the budget is ${kB(budget)}`] : []),
  ...(files > most ? [`${path} loads ${files} scripts and style sheets; at most ${most} are planned`] : []),
]

/** Budgets that can come down: what was saved is not spent again unseen. */
export function tooGenerous(measured: readonly Pick<Weighed, 'path' | 'bytes'>[]) {
  const heaviest = new Map<Budget, Pick<Weighed, 'path' | 'bytes'>>()
  for (const page of measured) {
    const budget = budgetOf(page.path)
    if (page.bytes > (heaviest.get(budget)?.bytes ?? 0)) heaviest.set(budget, page)
  }
  return [...heaviest].flatMap(([{ budget }, { path, bytes }]) =>
    bytes < budget - room ? [`${path} loads ${kB(bytes)}; its budget of ${kB(budget)} can come down`] : [],
  )
}

/** The JavaScript and CSS of a page: their bytes, compressed by brotli, and how many files are asked for. */
export async function weightOf({ path, chunks }: Pick<(typeof pages)[number], 'path' | 'chunks'>) {
  const dist = join(root, 'packages/web/dist')
  const own = join(dist, `${path.replace(/#.*/, '')}.html`)
  const html = await readFile(existsSync(own) ? own : join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const modules = JSON.parse(await readFile(join(dist, '.vite/modules.json'), 'utf8'))
  const files = filesOf(manifest, [...linkedIn(html), ...chunks.map((chunk) => fileWith(modules, chunk))])
  const inHtml = linkedIn(html, / media="not all" disabled>/) // held by the html itself
  const sizes = await Promise.all(files.map((file) => brotliSize(join(dist, file))))
  return {
    files: files.filter((file) => !inHtml.includes(file)).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** The modules that a screen waits for: what its functions import, and its texts in English. */
function chunksOf({ load, parts = [load], texts }: Screen) {
  return [...parts.map(moduleOf), ...texts.flatMap(textsOf)]
}

/** The module that a function imports. */
function moduleOf(load: () => Promise<unknown>) {
  const imported = /["'`](?:\.\.?\/)*([^"'`]+)["'`]/.exec(String(load))?.[1]
  if (!imported) throw new Error(`scripts/check/page-size.ts finds no import in ${load}`)
  return imported.replace(/^.*\/src\//, '').replace(/\.tsx?$/, '')
}

/** The file of a namespace; none for one that every page, or every page of the desk, has already. */
function textsOf(namespace: Screen['texts'][number]) {
  if (namespace === 'registration') return ['platform/texts/early/register-en']
  if (namespace === 'online-booking') return ['platform/texts/early/online-booking-en']
  if (namespace === 'display') return ['platform/texts/early/display-en']
  if (namespace === 'receipt') return ['platform/texts/early/receipt-en']
  return namespace in places ? [] : [`i18n/en/${namespace}/index`]
}

/** The scripts and style sheets of a page of HTML; those after whose address something stands, if that is said. */
export const linkedIn = (html: string, after = /(?:)/) =>
  [...html.matchAll(new RegExp(`(?:src|href)="\\/([^"]+\\.(?:js|css))"${after.source}`, 'g'))].flatMap(
    ([, file]) => file ?? [],
  )

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The file that holds a module, which is named by the end of its path. */
export function fileWith(modules: Record<string, string>, module: string) {
  const found = Object.entries(modules).filter(([path]) => path.endsWith(`/${module}`))
  const [only] = found
  if (!only || found.length > 1)
    throw new Error(
      `The build has ${found.length} modules ${module}: scripts/check/page-size.ts must name what the page loads`,
    )
  return only[1]
}

/** The files that the chunks need, each once; a chunk is named by its file. */
export function filesOf(manifest: Manifest, chunks: readonly string[]) {
  const files = new Set<string>()
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const visit = (wanted: string, chunk = byFile.get(wanted)) => {
    if (!chunk) throw new Error(`The build has no chunk ${wanted}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported, manifest[imported])
  }
  for (const chunk of chunks) visit(chunk)
  return [...files]
}

/** The sizes that were asked for: most files belong to many pages, and compressing takes long. */
const known = new Map<string, Promise<number>>()

function brotliSize(file: string) {
  const size = known.get(file) ?? readFile(file).then(async (text) => (await promisify(brotliCompress)(text)).length)
  known.set(file, size)
  return size
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
