import type { DailyBackups } from '../../database/backup/daily/daily-backups'
import type { UseCases } from '../../use-case/contract'

/** How the backups of this server stand; they are of all clinics. */
export const backupUseCases = (backups: DailyBackups): UseCases<'getBackup'> => ({
  getBackup: ({ now }) => backups.status(now),
})
