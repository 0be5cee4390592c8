import type { BackupSource } from '../database/backup/daily/backup-source'
import type { DailyBackups } from '../database/backup/daily/daily-backups'
import type { Condition } from '../database/condition'

interface Options {
  source: BackupSource
  condition: Condition
  onFailure: (error: unknown) => void
}

const minute = 60_000

/** Makes the backups that are due for as long as the server runs. What was missed while it was off is made up within a minute. */
export function runBackups(backups: DailyBackups, { source, condition, onFailure }: Options) {
  const stopping = new AbortController()
  let making: Promise<void> | undefined
  const look = () => {
    if (making || condition.problem()) return
    making = backups.makeDue({ source, now: new Date(), signal: stopping.signal, onFailure }).finally(() => {
      making = undefined
    })
  }
  const timer = backups.isOn ? setInterval(look, minute) : undefined
  return {
    /** Breaks off what is being made: it is made after the next start. */
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await making
    },
  }
}
