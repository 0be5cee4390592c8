import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const most = 80_000_000

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** A sentence that names the largest parts when the archive is too large. */
export function sizeProblem(size: number, content: string) {
  if (size <= most) return undefined
  const parts = partsOf(content).sort((one, other) => other.bytes - one.bytes)
  const largest = parts.slice(0, 5).map(({ name, bytes }) => `${name} ${megabytes(bytes)}`)
  return `The archive has ${megabytes(size)}, at most ${megabytes(most)} are allowed. The largest parts, unpacked: ${largest.join(', ')}.`
}

/** The server, the pages, and each package. */
function partsOf(content: string) {
  const below = (folder: string) => readdirSync(join(content, folder)).map((name) => `${folder}/${name}`)
  const packages = below('node_modules').flatMap((name) => (name.includes('/@') ? below(name) : [name]))
  return ['server', 'web', ...packages].map((name) => ({ name, bytes: bytesOf(join(content, name)) }))
}

function bytesOf(path: string): number {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
