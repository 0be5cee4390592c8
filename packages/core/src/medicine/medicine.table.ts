import type { Schema } from '@clinic/api'
import { medicineCategories, medicineUnits } from '../company-medicine'
import { columnsOf, type Table } from '../export/table'
import { medicineFlags } from './medicine.values'

type Row = Schema<'Medicine'>
const { text, word, words, number, money, date } = columnsOf<Row>()

export const medicineTable: Table<Row> = {
  name: { en: 'Stock', id: 'Stok obat' },
  columns: [
    text('name', { en: 'Name', id: 'Nama' }),
    text('strength', { en: 'Strength', id: 'Kekuatan' }),
    word('category', { en: 'Class', id: 'Golongan' }, medicineCategories),
    word('unit', { en: 'Unit', id: 'Satuan' }, medicineUnits),
    number('on_hand', { en: 'On hand', id: 'Stok' }),
    number('available', { en: 'Available', id: 'Tersedia' }),
    number('incoming', { en: 'On its way here', id: 'Dalam perjalanan masuk' }),
    number('outgoing', { en: 'On its way out', id: 'Dalam perjalanan keluar' }),
    number('minimum', { en: 'Minimum', id: 'Minimum' }),
    number('maximum', { en: 'Maximum', id: 'Maksimum' }),
    date('nearest_expiry', { en: 'Nearest expiry', id: 'Kedaluwarsa terdekat' }),
    money('value', { en: 'Value', id: 'Nilai' }),
    words('flags', { en: 'Attention', id: 'Perhatian' }, medicineFlags),
    text('location', { en: 'Place', id: 'Tempat' }),
  ],
}
