import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'

type Row = Schema<'FeeStatementLine'>
const { text, date, number, money } = columnsOf<Row>()

export const feeStatementTable: Table<Row> = {
  name: { en: 'Fee statement', id: 'Jasa medis' },
  columns: [
    date('day', { en: 'Day of treatment', id: 'Tanggal perawatan' }),
    text('invoice_number', { en: 'Invoice', id: 'Tagihan' }),
    text('patient_initials', { en: 'Patient', id: 'Pasien' }),
    text('service', { en: 'Service', id: 'Layanan' }),
    money('gross', { en: 'Gross', id: 'Bruto' }),
    money('deductions', { en: 'Deductions', id: 'Potongan' }),
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
