import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'

type Fact = Schema<'ReportFact'>
const fact = columnsOf<Fact>()

export const reportFactTable: Table<Fact> = {
  name: { en: 'Report', id: 'Laporan' },
  columns: [
    fact.date('day', { en: 'Day', id: 'Tanggal' }),
    fact.text('title', { en: 'Title', id: 'Keterangan' }),
    fact.text('detail', { en: 'Detail', id: 'Rincian' }),
    fact.computed('patient', { en: 'Record number', id: 'No. RM' }, ({ patient }) => patient?.record_number ?? ''),
    fact.money('amount', { en: 'Amount', id: 'Jumlah' }),
  ],
}
