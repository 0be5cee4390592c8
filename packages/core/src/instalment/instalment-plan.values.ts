import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const instalmentPlanStates: Values<Schema<'InstalmentPlanState'>> = {
  active: { en: 'Active', id: 'Berjalan', tone: 'info' },
  settled: { en: 'Settled', id: 'Lunas', tone: 'success' },
  defaulted: { en: 'Defaulted', id: 'Gagal bayar', tone: 'error' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}
