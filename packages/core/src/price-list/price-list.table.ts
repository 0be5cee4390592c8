import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { priceListStatuses } from './price-list.values'

type Row = Schema<'PriceList'>
const { text, word, yesNo } = columnsOf<Row>()

export const priceListTable: Table<Row> = {
  name: { en: 'Price lists', id: 'Daftar harga' },
  columns: [
    text('name', { en: 'Name', id: 'Nama' }),
    yesNo('for_patients', { en: 'Class of patients', id: 'Kelas pasien' }),
    word('status', { en: 'Status', id: 'Status' }, priceListStatuses),
  ],
}
