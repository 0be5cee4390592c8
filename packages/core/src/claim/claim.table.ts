import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { claimStates } from './claim.values'

type Row = Schema<'ClaimCard'>
const { text, date, money, word, computed } = columnsOf<Row>()

export const claimTable: Table<Row> = {
  name: { en: 'Claims', id: 'Klaim' },
  columns: [
    text('invoice_number', { en: 'Invoice', id: 'Tagihan' }),
    date('day', { en: 'Day of treatment', id: 'Tanggal perawatan' }),
    computed('patient', { en: 'Record number', id: 'No. RM' }, ({ patient }) => patient.record_number),
    text('payor_name', { en: 'Payor', id: 'Penjamin' }),
    text('plan_name', { en: 'Plan', id: 'Produk asuransi' }),
    text('member_number', { en: 'Member number', id: 'Nomor peserta' }),
    word('state', { en: 'State', id: 'Status' }, claimStates),
    text('batch_number', { en: 'Batch', id: 'Berkas klaim' }),
    date('due_on', { en: 'Due', id: 'Jatuh tempo' }),
    money('claimed', { en: 'Claimed', id: 'Diklaim' }),
    money('approved', { en: 'Approved', id: 'Disetujui' }),
    money('paid', { en: 'Paid', id: 'Dibayar' }),
    money('owed', { en: 'Owed', id: 'Sisa' }),
  ],
}
