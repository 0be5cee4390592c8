import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { priceModels, productCategories, productScopes, productStatuses } from './product.values'

type Row = Schema<'Product'>
const { text, number, money, word, yesNo } = columnsOf<Row>()

export const productTable: Table<Row> = {
  name: { en: 'Services', id: 'Layanan' },
  columns: [
    text('code', { en: 'Code', id: 'Kode' }),
    text('name', { en: 'Name', id: 'Nama' }),
    text('name_en', { en: 'English name', id: 'Nama Inggris' }),
    word('category', { en: 'Category', id: 'Kategori' }, productCategories),
    money('price', { en: 'Price', id: 'Harga' }),
    word('price_model', { en: 'Price model', id: 'Model harga' }, priceModels),
    word('scope', { en: 'Scope', id: 'Cakupan' }, productScopes),
    number('duration_minutes', { en: 'Duration (minutes)', id: 'Durasi (menit)' }),
    text('icd9cm', { en: 'ICD-9-CM', id: 'ICD-9-CM' }),
    text('odontogram_code', { en: 'Odontogram code', id: 'Kode odontogram' }),
    yesNo('needs_consent', { en: 'Needs consent', id: 'Perlu persetujuan' }),
    yesNo('taxable', { en: 'Taxable', id: 'Kena pajak' }),
    yesNo('online_bookable', { en: 'Online bookable', id: 'Dapat dipesan online' }),
    word('status', { en: 'Status', id: 'Status' }, productStatuses),
  ],
}
