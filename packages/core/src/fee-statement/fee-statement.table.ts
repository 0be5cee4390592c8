import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { feeLineKinds } from './fee-statement.values'

type Row = Schema<'FeeStatementLine'>
const { text, word, date, number, money, computed } = columnsOf<Row>()

export const feeStatementTable: Table<Row> = {
  name: { en: 'Fee statement', id: 'Jasa medis' },
  columns: [
    word('kind', { en: 'Kind', id: 'Jenis' }, feeLineKinds),
    date('day', { en: 'Day of treatment', id: 'Tanggal perawatan' }),
    text('invoice_number', { en: 'Invoice', id: 'Tagihan' }),
    text('patient_initials', { en: 'Patient', id: 'Pasien' }),
    text('service', { en: 'Service', id: 'Layanan' }),
    money('gross', { en: 'Gross', id: 'Bruto' }),
    money('deductions', { en: 'Deductions', id: 'Potongan' }),
    money('lab_cost', { en: 'Of which laboratory', id: 'Di antaranya lab' }),
    money('material_cost', { en: 'Of which materials', id: 'Di antaranya bahan' }),
    computed('materials', { en: 'Materials', id: 'Bahan' }, ({ materials }) =>
      materials.map(({ name, amount }) => `${name}: ${amount}`).join('; '),
    ),
    money('base', { en: 'Base', id: 'Dasar' }),
    number('percent', { en: 'Percent', id: 'Persen' }),
    money('fee', { en: 'Fee', id: 'Jasa' }),
    money('total', { en: 'Billed', id: 'Ditagih' }),
    money('collected', { en: 'Paid', id: 'Dibayar' }),
    money('earned', { en: 'Earned', id: 'Diperoleh' }),
    money('assistant', { en: 'Assistant', id: 'Asisten' }),
    money('amount', { en: 'Dentist', id: 'Dokter gigi' }),
  ],
}
