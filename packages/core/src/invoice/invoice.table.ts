import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { labelOf } from '../values'
import { invoiceStates, paymentKinds, tenderMethods } from './invoice.values'

type Invoice = Schema<'InvoiceCard'>
const invoice = columnsOf<Invoice>()

export const invoiceTable: Table<Invoice> = {
  name: { en: 'Invoices', id: 'Tagihan' },
  columns: [
    invoice.text('number', { en: 'Number', id: 'Nomor' }),
    invoice.date('day', { en: 'Day of treatment', id: 'Tanggal perawatan' }),
    invoice.computed('patient', { en: 'Record number', id: 'No. RM' }, ({ patient }) => patient.record_number),
    invoice.word('state', { en: 'State', id: 'Status' }, invoiceStates),
    invoice.moment('issued_at', { en: 'Issued', id: 'Diterbitkan' }),
    invoice.date('due_on', { en: 'Due', id: 'Jatuh tempo' }),
    invoice.money('total', { en: 'Total', id: 'Total' }),
    invoice.money('paid', { en: 'Paid', id: 'Dibayar' }),
    invoice.money('owed', { en: 'Owed', id: 'Sisa' }),
  ],
}

type Payment = Schema<'Payment'>
const payment = columnsOf<Payment>()

export const paymentTable: Table<Payment> = {
  name: { en: 'Payments', id: 'Pembayaran' },
  columns: [
    payment.text('number', { en: 'Receipt', id: 'Kuitansi' }),
    payment.moment('received_at', { en: 'Time', id: 'Waktu' }),
    payment.word('kind', { en: 'Kind', id: 'Jenis' }, paymentKinds),
    payment.text('invoice_number', { en: 'Invoice', id: 'Tagihan' }),
    payment.computed('patient', { en: 'Record number', id: 'No. RM' }, ({ patient }) => patient.record_number),
    payment.money('amount', { en: 'Amount', id: 'Jumlah' }),
    payment.computed('tenders', { en: 'Methods', id: 'Metode' }, ({ tenders }, language) =>
      tenders.map(({ method }) => labelOf(tenderMethods, method, language)).join(', '),
    ),
    payment.text('received_by', { en: 'Received by', id: 'Penerima' }),
    payment.text('reason', { en: 'Reason', id: 'Alasan' }),
  ],
}
