import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { supplierKinds, supplierStatuses } from './supplier.values'

type Row = Schema<'Supplier'>
const { text, number, word } = columnsOf<Row>()

export const supplierTable: Table<Row> = {
  name: { en: 'Suppliers', id: 'Pemasok' },
  columns: [
    text('name', { en: 'Name', id: 'Nama' }),
    word('kind', { en: 'Kind', id: 'Jenis' }, supplierKinds),
    text('contact_person', { en: 'Contact person', id: 'Narahubung' }),
    text('phone', { en: 'Phone', id: 'Telepon' }),
    text('email', { en: 'Email', id: 'Email' }),
    text('address', { en: 'Address', id: 'Alamat' }),
    number('terms_days', { en: 'Terms (days)', id: 'Tempo (hari)' }),
    text('note', { en: 'Note', id: 'Catatan' }),
    word('status', { en: 'Status', id: 'Status' }, supplierStatuses),
  ],
}
