import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { roomStates, roomTypes } from './room.values'

type Row = Schema<'Room'>
const { text, moment, word } = columnsOf<Row>()

export const roomTable: Table<Row> = {
  name: { en: 'Rooms', id: 'Ruangan' },
  columns: [
    text('code', { en: 'Code', id: 'Kode' }),
    text('name', { en: 'Name', id: 'Nama' }),
    word('type', { en: 'Type', id: 'Jenis' }, roomTypes),
    text('floor', { en: 'Floor', id: 'Lantai' }),
    text('chair_brand', { en: 'Chair: brand and model', id: 'Kursi: merek dan model' }),
    text('chair_serial', { en: 'Chair: serial number', id: 'Kursi: nomor seri' }),
    text('note', { en: 'Note', id: 'Catatan' }),
    word('state', { en: 'Status', id: 'Status' }, roomStates),
    moment('maintenance_until', { en: 'In maintenance until', id: 'Perawatan sampai' }),
  ],
}
