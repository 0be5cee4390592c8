import type { Schema } from '@clinic/api'
import { columnsOf, type Table, type Words } from '../export/table'
import { activeWords } from '../export/words'

type Row = Schema<'Room'>
const { text, moment, word } = columnsOf<Row>()

const types: Words<Row['type']> = {
  treatment: { en: 'Treatment', id: 'Ruang tindakan' },
  sterilisation: { en: 'Sterilisation', id: 'Ruang sterilisasi' },
  radiology: { en: 'Radiology', id: 'Radiologi' },
  consultation: { en: 'Consultation', id: 'Konsultasi' },
  waiting: { en: 'Waiting room', id: 'Ruang tunggu' },
  cashier: { en: 'Cashier', id: 'Kasir' },
  pharmacy: { en: 'Pharmacy', id: 'Farmasi' },
}
const states: Words<Row['state']> = { ...activeWords, maintenance: { en: 'In maintenance', id: 'Perawatan' } }

export const roomTable: Table<Row> = {
  name: { en: 'Rooms', id: 'Ruangan' },
  columns: [
    text('code', { en: 'Code', id: 'Kode' }),
    text('name', { en: 'Name', id: 'Nama' }),
    word('type', { en: 'Type', id: 'Jenis' }, types),
    text('floor', { en: 'Floor', id: 'Lantai' }),
    text('chair_brand', { en: 'Chair: brand and model', id: 'Kursi: merek dan model' }),
    text('chair_serial', { en: 'Chair: serial number', id: 'Kursi: nomor seri' }),
    text('note', { en: 'Note', id: 'Catatan' }),
    word('state', { en: 'Status', id: 'Status' }, states),
    moment('maintenance_until', { en: 'In maintenance until', id: 'Perawatan sampai' }),
  ],
}
