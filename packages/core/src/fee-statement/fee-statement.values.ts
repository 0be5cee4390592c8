import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const feeLineKinds: Values<Schema<'FeeLineKind'>> = {
  service: { en: 'Service', id: 'Layanan' },
  top_up: { en: 'Added to the guarantee', id: 'Tambahan sampai jaminan' },
}

export const feeStatementStates: Values<Schema<'FeeStatementState'>> = {
  open: { en: 'Open', id: 'Terbuka', tone: 'info' },
  reviewed: { en: 'Reviewed', id: 'Ditinjau', tone: 'warning' },
  approved: { en: 'Approved', id: 'Disetujui', tone: 'primary' },
  paid: { en: 'Paid', id: 'Dibayar', tone: 'success' },
}
