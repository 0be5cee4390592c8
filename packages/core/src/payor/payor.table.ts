import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { claimDocuments, payorStatuses, payorTypes } from './payor.values'

type Row = Schema<'Payor'>
const { text, date, number, word, words } = columnsOf<Row>()

export const payorTable: Table<Row> = {
  name: { en: 'Payors', id: 'Penjamin' },
  columns: [
    text('code', { en: 'Code', id: 'Kode' }),
    text('name', { en: 'Name', id: 'Nama' }),
    word('type', { en: 'Type', id: 'Jenis' }, payorTypes),
    text('contact_person', { en: 'Contact person', id: 'Narahubung' }),
    text('phone', { en: 'Phone', id: 'Telepon' }),
    text('email', { en: 'Email', id: 'Email' }),
    text('address', { en: 'Address', id: 'Alamat' }),
    text('billing_address', { en: 'Billing address', id: 'Alamat penagihan' }),
    text('npwp', { en: 'NPWP', id: 'NPWP' }),
    number('terms_days', { en: 'Payment term (days)', id: 'Tempo pembayaran (hari)' }),
    text('contract_number', { en: 'Contract number', id: 'Nomor kontrak' }),
    date('contract_from', { en: 'Contract from', id: 'Kontrak mulai' }),
    date('contract_until', { en: 'Contract until', id: 'Kontrak sampai' }),
    words('claim_documents', { en: 'Documents with every claim', id: 'Dokumen untuk setiap klaim' }, claimDocuments),
    text('note', { en: 'Note', id: 'Catatan' }),
    word('status', { en: 'Status', id: 'Status' }, payorStatuses),
  ],
}
