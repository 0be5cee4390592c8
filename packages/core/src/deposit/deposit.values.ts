import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** What became of the money of a deposit. */
export const depositEntryKinds: Values<Schema<'DepositEntryKind'>> = {
  taken: { en: 'Taken', id: 'Diterima' },
  used: { en: 'Used for an invoice', id: 'Dipakai untuk tagihan' },
  restored: { en: 'Back from a refund', id: 'Kembali dari pengembalian' },
  refunded: { en: 'Given back', id: 'Dikembalikan' },
}
