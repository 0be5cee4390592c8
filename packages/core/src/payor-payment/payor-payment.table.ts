import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { payorPaymentStates } from './payor-payment.values'

const { text, date, money, word, number } = columnsOf<Schema<'PayorPaymentCard'>>()

export const payorPaymentTable: Table<Schema<'PayorPaymentCard'>> = {
  name: { en: 'Payments of payors', id: 'Pembayaran penjamin' },
  columns: [
    text('number', { en: 'Number', id: 'Nomor' }),
    date('received_on', { en: 'Received on', id: 'Diterima tanggal' }),
    text('payor_name', { en: 'Payor', id: 'Penjamin' }),
    text('reference', { en: 'Reference', id: 'Nomor referensi' }),
    money('amount', { en: 'Amount', id: 'Jumlah' }),
    number('claim_count', { en: 'Claims', id: 'Klaim' }),
    word('state', { en: 'State', id: 'Status' }, payorPaymentStates),
    text('recorded_by', { en: 'Recorded by', id: 'Dicatat oleh' }),
  ],
}
