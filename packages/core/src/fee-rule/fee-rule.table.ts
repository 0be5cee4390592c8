import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { productCategories } from '../product/product.values'
import { feeBases, feeKinds, feeRuleStatuses } from './fee-rule.values'

type Row = Schema<'FeeRule'>
const { text, word, number, money, date, yesNo } = columnsOf<Row>()

export const feeRuleTable: Table<Row> = {
  name: { en: 'Fee rules', id: 'Aturan jasa medis' },
  columns: [
    text('doctor_name', { en: 'Dentist', id: 'Dokter gigi' }),
    text('product_name', { en: 'Service', id: 'Layanan' }),
    word('category', { en: 'Category', id: 'Kategori' }, productCategories),
    word('kind', { en: 'Fee', id: 'Jasa' }, feeKinds),
    number('percent', { en: 'Percent', id: 'Persen' }),
    money('amount', { en: 'Amount', id: 'Jumlah' }),
    word('basis', { en: 'Earned', id: 'Diperoleh' }, feeBases),
    yesNo('deducts_materials', { en: 'Deducts materials', id: 'Dipotong bahan' }),
    money('minimum', { en: 'At least', id: 'Minimal' }),
    money('maximum', { en: 'At most', id: 'Maksimal' }),
    number('assistant_percent', { en: 'Percent for the assistant', id: 'Persen untuk asisten' }),
    money('guarantee', { en: 'Guaranteed per shift', id: 'Jaminan per jadwal praktik' }),
    date('valid_from', { en: 'Valid from', id: 'Berlaku mulai' }),
    word('status', { en: 'Status', id: 'Status' }, feeRuleStatuses),
  ],
}
