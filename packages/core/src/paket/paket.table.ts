import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { paketStatuses } from './paket.values'

type Row = Schema<'Paket'>
const { text, number, money, word, yesNo, computed } = columnsOf<Row>()

export const paketTable: Table<Row> = {
  name: { en: 'Packages', id: 'Paket' },
  columns: [
    text('code', { en: 'Code', id: 'Kode' }),
    text('name', { en: 'Name', id: 'Nama' }),
    computed('items', { en: 'Services', id: 'Layanan' }, ({ items }, language) =>
      items.map(({ quantity, name, name_en }) => `${quantity} × ${(language === 'en' && name_en) || name}`).join(', '),
    ),
    money('price', { en: 'Price', id: 'Harga' }),
    number('validity_days', { en: 'Valid for (days)', id: 'Berlaku (hari)' }),
    yesNo('transferable', { en: 'Somebody else may use it', id: 'Boleh dipakai orang lain' }),
    word('status', { en: 'Status', id: 'Status' }, paketStatuses),
  ],
}
