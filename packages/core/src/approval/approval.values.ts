import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const approvalStates: Values<Schema<'ApprovalState'>> = {
  requested: { en: 'Waiting', id: 'Menunggu', tone: 'warning' },
  granted: { en: 'Granted', id: 'Disetujui', tone: 'success' },
  refused: { en: 'Refused', id: 'Ditolak', tone: 'error' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
}
