import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type MedicineTransactionKind = Schema<'MedicineTransactionKind'>
export type MedicineTransactionState = Schema<'MedicineTransactionState'>
export type TransactionReason = Schema<'TransactionReason'>

export const medicineTransactionKinds: Values<MedicineTransactionKind> = {
  receipt: { en: 'Receipt', id: 'Penerimaan' },
  adjustment: { en: 'Adjustment', id: 'Penyesuaian' },
  supplier_return: { en: 'Return to supplier', id: 'Retur ke pemasok' },
  transfer_out: { en: 'Transfer out', id: 'Transfer keluar' },
  transfer_in: { en: 'Transfer in', id: 'Transfer masuk' },
  dispense: { en: 'Dispensed', id: 'Penyerahan' },
  usage: { en: 'Used in treatment', id: 'Pemakaian' },
  count: { en: 'Stock count', id: 'Stok opname' },
}

export const medicineTransactionStates: Values<MedicineTransactionState> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'info' },
  requested: { en: 'To be approved', id: 'Menunggu persetujuan', tone: 'warning' },
  sent: { en: 'In transit', id: 'Dalam perjalanan', tone: 'warning' },
  received: { en: 'Received', id: 'Diterima', tone: 'success' },
  posted: { en: 'Posted', id: 'Dibukukan', tone: 'success' },
  refused: { en: 'Refused', id: 'Ditolak', tone: 'error' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}

export const transactionReasons: Values<TransactionReason> = {
  damaged: { en: 'Damaged', id: 'Rusak' },
  lost: { en: 'Lost', id: 'Hilang' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
  correction: { en: 'Correction', id: 'Koreksi' },
  recalled: { en: 'Recalled', id: 'Ditarik' },
  wrong_delivery: { en: 'Wrong delivery', id: 'Salah kirim' },
}
