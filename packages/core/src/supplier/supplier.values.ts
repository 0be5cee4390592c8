import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

/** Whether it delivers medicine and materials, or makes the work of lab orders. */
export const supplierKinds: Values<Schema<'SupplierKind'>> = {
  goods: { en: 'Medicine and materials', id: 'Obat dan bahan' },
  laboratory: { en: 'Laboratory', id: 'Laboratorium' },
}

export const supplierStatuses: Values<Schema<'SupplierStatus'>> = activeStatuses
