import { rename, rm } from 'node:fs/promises'
import type { Database } from '../../schema'
import { readBackup } from '../read-backup'
import { writeBackup } from '../write-backup'
import { placesOf, prune, removeDrafts } from './backup-folder'

interface Options {
  folder: string
  keep: number
  now: Date
  signal: AbortSignal
  /** For tests: what happens to the file between writing and reading it back. */
  onWritten?: ((draft: string) => void) | undefined
}

/** Makes a backup, reads it back whole, gives it its name and deletes the oldest beyond `keep`. A failure leaves the folder as it was. */
export async function makeBackup(database: Database, { folder, keep, now, signal, onWritten }: Options) {
  await removeDrafts(folder)
  const { file, draft } = placesOf(folder, now)
  try {
    await writeBackup(database, draft, signal)
    onWritten?.(draft)
    await readBackup(draft, async () => signal.throwIfAborted()).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new UnreadableBackup('The backup could not be read back', { cause })
    })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {}) // the reason it failed says more
    throw error
  }
  await prune(folder, { keep, made: file })
}

/** What was written is not what can be read. */
export class UnreadableBackup extends Error {}
