import type { Schema } from '@clinic/api'
import type { Env } from '../../../env'
import { isDiskFull } from '../../disk-space'
import { backupsIn } from './backup-folder'
import type { BackupSource } from './backup-source'
import { makeBackup, UnreadableBackup } from './make-backup'

type Settings = Pick<Env, 'BACKUP_DIR' | 'BACKUP_AT' | 'BACKUP_KEEP'>
type Failure = NonNullable<Schema<'Backup'>['failure']>

export type DailyBackups = ReturnType<typeof openDailyBackups>

interface Making {
  source: BackupSource
  now: Date
  signal: AbortSignal
  onFailure: (error: unknown) => void
  onWritten?: (draft: string) => void
}

/** After a failure nothing is tried for so many milliseconds. */
const pause = 15 * 60_000

/** So many milliseconds after its time a backup that is not there is overdue. */
const patience = 3_600_000

/** The backups of a folder. The folder itself tells when the last good one was made, to every server that uses it. */
export function openDailyBackups({ BACKUP_DIR: folder, BACKUP_AT, BACKUP_KEEP }: Settings) {
  let failed: { why: Failure; at: Date } | undefined

  const isDue = async (inFolder: string, now: Date) => {
    const last = await lastOf(inFolder, now)
    return !last || last.at < lastTime(BACKUP_AT, now)
  }

  const make = async (inFolder: string, { source, now, signal, onWritten }: Making) => {
    if (!(await isDue(inFolder, now))) return true
    return source(async (database) => {
      // another server may have made it before this one had the lock
      if (await isDue(inFolder, now)) {
        await makeBackup(database, { folder: inFolder, keep: BACKUP_KEEP, now, signal, onWritten })
      }
    })
  }

  return {
    isOn: folder !== undefined,

    /** Makes the backup of the last time of day that has passed, unless there is one; never throws. Reports a lasting failure once. */
    async makeDue(making: Making) {
      const { now, signal, onFailure } = making
      if (!folder || (failed && now.getTime() < failed.at.getTime() + pause)) return
      try {
        const isKnown = await make(folder, making)
        if (isKnown) failed = undefined
      } catch (error) {
        if (signal.aborted) return
        const why = reasonOf(error)
        if (failed?.why !== why) onFailure(error)
        failed = { why, at: now }
      }
    },

    async status(now: Date): Promise<Schema<'Backup'>> {
      if (!folder) return { state: 'off', daily_at: null, last_good_at: null, kept: 0, failure: null }
      let failure = failed?.why ?? null
      const kept = await backupsIn(folder).catch((error: unknown) => {
        failure ??= reasonOf(error)
        return []
      })
      const last = kept.find(({ at }) => at <= now)
      return {
        state: failure ? 'failed' : last ? stateOf(last.at, { daily_at: BACKUP_AT, now }) : 'waiting',
        daily_at: BACKUP_AT,
        last_good_at: last?.at.toISOString() ?? null,
        kept: kept.length,
        failure,
      }
    },
  }
}

/** One of tomorrow was named by a wrong clock and says nothing about today. */
const lastOf = async (folder: string, now: Date) => (await backupsIn(folder)).find(({ at }) => at <= now)

/** When it was last this time of day, by the clock of this machine. */
function lastTime(at: string, now: Date) {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
  return today <= now ? today : new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour, minute)
}

/** While the database has a problem of its own none is made, and nothing fails. */
function stateOf(last: Date, { daily_at, now }: { daily_at: string; now: Date }) {
  const due = lastTime(daily_at, new Date(now.getTime() - patience))
  return last < due ? 'overdue' : 'good'
}

function reasonOf(error: unknown): Failure {
  if (error instanceof UnreadableBackup) return 'unreadable'
  if (isDiskFull(error)) return 'disk_full'
  return reasons[Object(error).code] ?? 'other'
}

const reasons: Record<string, Failure> = {
  EACCES: 'folder_refused',
  EFBIG: 'disk_full',
  ENOENT: 'folder_missing',
  ENOTDIR: 'folder_missing',
  EPERM: 'folder_refused',
  EROFS: 'folder_refused',
}
