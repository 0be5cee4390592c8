import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Env } from '../env'

export type Pages = NonNullable<Awaited<ReturnType<typeof readPages>>>

/**
 * Reads the page of the web application, its environment filled in, and the pages painted before their
 * code is loaded: /login is login.html. Undefined when nothing is built.
 */
export async function readPages(webRoot: string, env: Pick<Env, 'APP_ENV' | 'MAINTENANCE'>) {
  const files = await readdir(webRoot, { recursive: true }).catch((): string[] => [])
  const names = files.filter((name) => name.endsWith('.html'))
  const pages = await Promise.all(
    names.map(async (name) => {
      const html = filledIn(await readFile(join(webRoot, name), 'utf8'), env)
      return { path: `/${name.slice(0, -'.html'.length)}`, html, body: compressing(html) }
    }),
  )
  const shell = pages.find(({ path }) => path === '/index')
  if (!shell) return undefined
  const bodies = new Map(pages.map(({ path, body }) => [path, body]))
  const all = pages.map(({ html }) => html).join('')
  return {
    at: (path: string) => bodies.get(path) ?? shell.body,
    /** Sources for the Content-Security-Policy: nothing inline runs but by its hash. */
    scripts: hashes(all, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(all, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

const filledIn = (html: string, { APP_ENV, MAINTENANCE }: Pick<Env, 'APP_ENV' | 'MAINTENANCE'>) =>
  withMeta(withMeta(html, 'environment', APP_ENV), 'maintenance', String(MAINTENANCE))

const withMeta = (html: string, name: string, value: string) =>
  html.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), `$1${value}`)

const ways = { identity: async (html: string) => html, br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compresses on first use: a start would wait a third of a second for all pages. */
function compressing(html: string) {
  const made = new Map<keyof typeof ways, Promise<string | Buffer>>()
  return (encoding: keyof typeof ways) => {
    const body = made.get(encoding) ?? ways[encoding](html)
    made.set(encoding, body)
    return body
  }
}

const hashes = (html: string, element: RegExp) => [
  ...new Set(
    Array.from(
      html.matchAll(element),
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
]
