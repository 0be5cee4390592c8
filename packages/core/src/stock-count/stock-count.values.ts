import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type StockCountState = Schema<'StockCountState'>

export const stockCountStates: Values<StockCountState> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'info' },
  counting: { en: 'Counting', id: 'Sedang dihitung', tone: 'warning' },
  review: { en: 'To be reviewed', id: 'Perlu ditinjau', tone: 'warning' },
  posted: { en: 'Posted', id: 'Dibukukan', tone: 'success' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}
