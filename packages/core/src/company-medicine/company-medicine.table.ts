import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import {
  companyMedicineStatuses,
  medicineCategories,
  medicineForms,
  medicinePacks,
  medicineUnits,
  pregnancyAdvices,
} from './company-medicine.values'
import { writeIngredients } from './ingredients'

type Row = Schema<'CompanyMedicine'>
const { text, word, number, money, yesNo, computed } = columnsOf<Row>()

export const companyMedicineTable: Table<Row> = {
  name: { en: 'Company medicine', id: 'Obat perusahaan' },
  columns: [
    text('name', { en: 'Name', id: 'Nama' }),
    text('generic_name', { en: 'Generic name', id: 'Nama generik' }),
    computed('ingredients', { en: 'Active ingredients', id: 'Zat aktif' }, ({ ingredients }) =>
      writeIngredients(ingredients),
    ),
    text('medicine_class', { en: 'Drug class', id: 'Kelas terapi' }),
    text('strength', { en: 'Strength', id: 'Kekuatan' }),
    word('form', { en: 'Form', id: 'Bentuk sediaan' }, medicineForms),
    word('category', { en: 'Class', id: 'Golongan' }, medicineCategories),
    word('unit', { en: 'Unit', id: 'Satuan' }, medicineUnits),
    word('pack', { en: 'Pack', id: 'Kemasan' }, medicinePacks),
    number('pack_size', { en: 'Units in a pack', id: 'Isi kemasan' }),
    text('barcode', { en: 'Barcode', id: 'Barcode' }),
    money('buy_price', { en: 'Buy price', id: 'Harga beli' }),
    money('sell_price', { en: 'Sell price', id: 'Harga jual' }),
    yesNo('requires_batch', { en: 'Needs a batch', id: 'Wajib nomor batch' }),
    yesNo('requires_expiry', { en: 'Needs an expiry date', id: 'Wajib kedaluwarsa' }),
    word('pregnancy', { en: 'Pregnancy', id: 'Ibu hamil' }, pregnancyAdvices),
    text('kfa_code', { en: 'KFA code', id: 'Kode KFA' }),
    word('status', { en: 'Status', id: 'Status' }, companyMedicineStatuses),
  ],
}
