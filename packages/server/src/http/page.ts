import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Env } from '../env'

export type Page = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** The one page of the web application, told where it runs and compressed once; undefined when it is not built. */
export async function readPage(webRoot: string, { APP_ENV, MAINTENANCE }: Pick<Env, 'APP_ENV' | 'MAINTENANCE'>) {
  const built = await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => undefined)
  if (built === undefined) return undefined
  const html = withMeta(withMeta(built, 'environment', APP_ENV), 'maintenance', String(MAINTENANCE))
  return {
    identity: html,
    br: brotliCompressSync(html),
    gzip: gzipSync(html),
    /** Sources for the Content-Security-Policy: nothing inline runs but by its hash. */
    scripts: hashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

const withMeta = (html: string, name: string, value: string) =>
  html.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), `$1${value}`)

const hashes = (html: string, element: RegExp) =>
  Array.from(
    html.matchAll(element),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
