import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Env } from '../env'

export type Pages = NonNullable<Awaited<ReturnType<typeof readPages>>>

/**
 * Reads the page of the web application, with its environment filled in and compressed once, and the pages painted before their
 * code is loaded: /login is login.html. Undefined when nothing is built.
 */
export async function readPages(webRoot: string, env: Pick<Env, 'APP_ENV' | 'MAINTENANCE'>) {
  const files = await readdir(webRoot, { recursive: true }).catch((): string[] => [])
  const names = files.filter((name) => name.endsWith('.html'))
  const read = names.map(async (name) => ({ name, html: filledIn(await readFile(join(webRoot, name), 'utf8'), env) }))
  const pages = await Promise.all(read)
  const shell = pages.find(({ name }) => name === 'index.html')
  if (!shell) return undefined
  const other = new Map(pages.map(({ name, html }) => [`/${name.slice(0, -'.html'.length)}`, compressed(html)]))
  const usual = compressed(shell.html)
  const all = pages.map(({ html }) => html).join('')
  return {
    at: (path: string) => other.get(path) ?? usual,
    /** Sources for the Content-Security-Policy: nothing inline runs but by its hash. */
    scripts: hashes(all, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(all, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

const filledIn = (html: string, { APP_ENV, MAINTENANCE }: Pick<Env, 'APP_ENV' | 'MAINTENANCE'>) =>
  withMeta(withMeta(html, 'environment', APP_ENV), 'maintenance', String(MAINTENANCE))

const withMeta = (html: string, name: string, value: string) =>
  html.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), `$1${value}`)

const compressed = (html: string) => ({ identity: html, br: brotliCompressSync(html), gzip: gzipSync(html) })

const hashes = (html: string, element: RegExp) => [
  ...new Set(
    Array.from(
      html.matchAll(element),
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
]
