import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const backupStates: Values<Schema<'BackupState'>> = {
  off: { en: 'Not set up', id: 'Belum diatur' },
  waiting: { en: 'The first is due', id: 'Menunggu yang pertama' },
  good: { en: 'Good', id: 'Baik', tone: 'success' },
  overdue: { en: 'Overdue', id: 'Terlambat', tone: 'warning' },
  failed: { en: 'The last one failed', id: 'Yang terakhir gagal', tone: 'error' },
}

/** Why a backup was not made, and what to do. */
export const backupFailures: Values<Schema<'BackupFailure'>> = {
  disk_full: {
    en: 'The disk is full. Make room on it.',
    id: 'Disk penuh. Kosongkan sebagian isinya.',
  },
  folder_missing: {
    en: 'The folder for backups is gone. Connect its disk again.',
    id: 'Folder cadangan tidak ada. Sambungkan lagi disknya.',
  },
  folder_refused: {
    en: 'The server may not write into the folder for backups.',
    id: 'Server tidak boleh menulis ke folder cadangan.',
  },
  unreadable: {
    en: 'What was written could not be read back. Have the disk checked.',
    id: 'Hasilnya tidak dapat dibaca kembali. Periksakan disknya.',
  },
  other: {
    en: 'The log of the server says why.',
    id: 'Penyebabnya ada di log server.',
  },
}
