import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const cashShiftStates: Values<Schema<'CashShiftState'>> = {
  open: { en: 'Open', id: 'Terbuka', tone: 'success' },
  counted: { en: 'Counted', id: 'Sudah dihitung', tone: 'warning' },
  closed: { en: 'Closed', id: 'Ditutup' },
}
