import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** What a clinic must see of its stock, the worst first. */
export const medicineFlags: Values<Schema<'MedicineFlag'>> = {
  out: { en: 'Out of stock', id: 'Habis', tone: 'error' },
  low: { en: 'Low', id: 'Menipis', tone: 'warning' },
  expiring: { en: 'Expires within 90 days', id: 'Kedaluwarsa < 90 hari', tone: 'warning' },
  recalled: { en: 'Recalled', id: 'Ditarik', tone: 'error' },
}

export const medicineBatchStates: Values<Schema<'MedicineBatchState'>> = {
  good: { en: 'Good', id: 'Baik', tone: 'success' },
  expiring: { en: 'Expires soon', id: 'Segera kedaluwarsa', tone: 'warning' },
  expired: { en: 'Expired', id: 'Kedaluwarsa', tone: 'error' },
  recalled: { en: 'Recalled', id: 'Ditarik', tone: 'error' },
}
