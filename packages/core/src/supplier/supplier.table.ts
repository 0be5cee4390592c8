import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { supplierStatuses } from './supplier.values'

type Row = Schema<'Supplier'>
const { text, word } = columnsOf<Row>()

export const supplierTable: Table<Row> = {
  name: { en: 'Suppliers', id: 'Pemasok' },
  columns: [
    text('name', { en: 'Name', id: 'Nama' }),
    text('contact_person', { en: 'Contact person', id: 'Narahubung' }),
    text('phone', { en: 'Phone', id: 'Telepon' }),
    text('email', { en: 'Email', id: 'Email' }),
    text('address', { en: 'Address', id: 'Alamat' }),
    text('note', { en: 'Note', id: 'Catatan' }),
    word('status', { en: 'Status', id: 'Status' }, supplierStatuses),
  ],
}
