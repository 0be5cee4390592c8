import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type PurchaseOrderState = Schema<'PurchaseOrderState'>

export const purchaseOrderStates: Values<PurchaseOrderState> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'info' },
  approved: { en: 'Approved', id: 'Disetujui', tone: 'warning' },
  ordered: { en: 'Ordered', id: 'Dipesan', tone: 'warning' },
  partially_received: { en: 'Partly received', id: 'Diterima sebagian', tone: 'warning' },
  received: { en: 'Received', id: 'Diterima', tone: 'success' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}
