import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { StartFailure } from '../../programs/start-failure'
import { endSchema, headerSchema, newestFormat, sign } from './backup-format'

/** Reads a backup to its end and yields its rows, each as JSON. Refuses a damaged one with a sentence. */
export async function readBackup(
  file: string,
  take: (table: string, rows: string[]) => Promise<void> = async () => {},
) {
  const lines = linesOf(file)
  try {
    const first = (await lines.next()).value
    const header = readJson(headerSchema, first, sign)
    if (!header) throw new StartFailure(`${file} is not a backup of Geraham.`)
    if (header.format > newestFormat) {
      throw new StartFailure(`${file} was made by a newer version of this program; restore it with that version.`)
    }

    const hash = createHash('sha256').update(`${first}\n`)
    const next = async () => (await lines.next()).value ?? raiseDamaged(file)
    const counted: Record<string, number> = {}
    for (;;) {
      const line = await next()
      const [, count, table] = /^#rows (\d+) (.+)$/.exec(line) ?? []
      if (count === undefined || table === undefined) {
        const end = readJson(endSchema, line, '#end ')
        const isWhole = end?.sha256 === hash.digest('hex') && (await lines.next()).done
        const filled = Object.entries(end?.rows ?? {}).filter(([, rows]) => rows > 0)
        if (!end || !isWhole || !isDeepStrictEqual(Object.fromEntries(filled), counted)) return raiseDamaged(file)
        return { ...header, ...end }
      }
      const rows = []
      while (rows.length < Number(count)) rows.push(await next())
      hash.update([line, ...rows, ''].join('\n'))
      counted[table] = (counted[table] ?? 0) + rows.length
      await take(table, rows)
    }
  } finally {
    await lines.return(undefined)
  }
}

function raiseDamaged(file: string): never {
  throw new StartFailure(`${file} is damaged or cut off; nothing was restored.`)
}

function readJson<Output>(schema: v.GenericSchema<unknown, Output>, line: string | undefined, begin: string) {
  if (!line?.startsWith(begin)) return
  try {
    return v.parse(schema, JSON.parse(line.slice(begin.length)))
  } catch {
    return
  }
}

/** Ends where the file cannot be decompressed any more. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const { code } = Object(error)
    if (!String(code).startsWith('Z_')) throw new StartFailure(`${file} cannot be read: ${reasons[code] ?? error}.`)
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
}
