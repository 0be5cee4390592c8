import { randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../../programs/start-failure'

// A backup is named after the minute in which it was begun, by the clock of this machine: geraham-2026-11-28T0230.backup.
// Only what was read back whole has such a name.

const ours = /^geraham-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)\.backup$/
/** The ending of a file that is being written or read back. */
const unchecked = '.unchecked'
const draftOfOurs = /^geraham-[\dT-]{15}\.backup\.unchecked(\.part)?$/

interface KeptBackup {
  file: string
  at: Date
}

/** Returns the backups of a folder, the newest first. */
export async function backupsIn(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => {
      const [found, ...parts] = ours.exec(name) ?? []
      const [year = 0, month = 1, day, hour, minute] = parts.map(Number)
      return found ? [{ file: join(folder, name), at: new Date(year, month - 1, day, hour, minute) }] : []
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** Where a backup begun now stands once it was read back, and until then. */
export function placesOf(folder: string, now: Date) {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  const file = join(folder, `geraham-${day}T${two(now.getHours())}${two(now.getMinutes())}.backup`)
  return { file, draft: `${file}${unchecked}` }
}

/** Deletes the oldest backups beyond `keep`; the one that was just made stays, although a wrong clock made others newer. */
export async function prune(folder: string, { keep, made }: { keep: number; made: string }) {
  const others = (await backupsIn(folder)).filter(({ file }) => file !== made)
  for (const { file } of others.slice(keep - 1)) await rm(file)
}

/** Deletes what a process that died left half-written. */
export async function removeDrafts(folder: string) {
  for (const name of await readdir(folder)) if (draftOfOurs.test(name)) await rm(join(folder, name), { force: true })
}

/** Refuses a folder that cannot be written to: a person is there at a start, at night nobody is. */
export async function refuseUnusable(folder: string) {
  const found = await stat(folder).catch(() => undefined)
  if (!found) throw new StartFailure(`BACKUP_DIR must be a folder that exists: ${folder} does not.`)
  if (!found.isDirectory()) throw new StartFailure(`BACKUP_DIR must be a folder: ${folder} is a file.`)
  const trial = join(folder, `.geraham-${randomUUID()}`)
  try {
    const handle = await open(trial, 'wx', 0o600)
    await handle.close()
    await rm(trial)
  } catch {
    throw new StartFailure(`BACKUP_DIR must be a folder this user may write to: ${folder} is not.`)
  }
}
