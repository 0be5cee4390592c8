import type { Schema } from '@clinic/api'
import type { MedicineTransactionKind, TransactionReason } from './medicine-transaction.values'

export type WrittenTransactionKind = Schema<'WrittenTransactionKind'>

/** The reasons that each kind of document has. */
export const reasonsOf: Readonly<Record<MedicineTransactionKind, readonly TransactionReason[]>> = {
  receipt: [],
  adjustment: ['damaged', 'lost', 'expired', 'correction'],
  supplier_return: ['expired', 'recalled', 'damaged', 'wrong_delivery'],
  transfer_out: [],
  // why something did not arrive
  transfer_in: ['lost', 'damaged'],
  dispense: [],
  usage: [],
  count: [],
}

/** The kinds that are written by hand. */
export const writtenKinds: readonly WrittenTransactionKind[] = [
  'receipt',
  'adjustment',
  'supplier_return',
  'transfer_out',
]
