import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const invoiceStates: Values<Schema<'InvoiceState'>> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'info' },
  discarded: { en: 'Discarded', id: 'Dibuang' },
  issued: { en: 'Unpaid', id: 'Belum dibayar', tone: 'warning' },
  partly_paid: { en: 'Partly paid', id: 'Dibayar sebagian', tone: 'warning' },
  paid: { en: 'Paid', id: 'Lunas', tone: 'success' },
  void: { en: 'Void', id: 'Batal', tone: 'error' },
  written_off: { en: 'Written off', id: 'Dihapusbukukan' },
}

export type PaymentMethod = Schema<'PaymentMethod'>

/** In the order in which a desk offers them. */
export const paymentMethods: Values<PaymentMethod> = {
  cash: { en: 'Cash', id: 'Tunai' },
  qris: { en: 'QRIS', id: 'QRIS' },
  debit_card: { en: 'Debit card', id: 'Kartu debit' },
  credit_card: { en: 'Credit card', id: 'Kartu kredit' },
  transfer: { en: 'Bank transfer', id: 'Transfer bank' },
  e_wallet: { en: 'E-wallet', id: 'Dompet digital' },
}

export type TenderMethod = Schema<'TenderMethod'>

/** How an invoice is paid: with money, or from what was paid in advance. */
export const tenderMethods: Values<TenderMethod> = {
  ...paymentMethods,
  deposit: { en: 'Deposit', id: 'Uang muka' },
}

export const paymentKinds: Values<Schema<'PaymentKind'>> = {
  payment: { en: 'Payment', id: 'Pembayaran' },
  refund: { en: 'Refund', id: 'Pengembalian' },
}
