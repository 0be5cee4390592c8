import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const importStates: Values<Schema<'ImportState'>> = {
  uploaded: { en: 'Columns to name', id: 'Kolom belum ditentukan', tone: 'warning' },
  mapped: { en: 'To be checked', id: 'Perlu diperiksa', tone: 'warning' },
  checked: { en: 'Checked', id: 'Sudah diperiksa', tone: 'info' },
  running: { en: 'Under way', id: 'Berjalan', tone: 'info' },
  done: { en: 'Done', id: 'Selesai', tone: 'success' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}

export const importLineStates: Values<Schema<'ImportLineState'>> = {
  waiting: { en: 'Waiting', id: 'Menunggu' },
  valid: { en: 'Ready', id: 'Siap', tone: 'success' },
  invalid: { en: 'Refused', id: 'Ditolak', tone: 'error' },
  created: { en: 'Imported', id: 'Diimpor', tone: 'primary' },
}
