import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { instalmentPlanStates } from './instalment-plan.values'

type Row = Schema<'InstalmentPlan'>
const { text, date, moment, money, word, computed } = columnsOf<Row>()

export const instalmentPlanTable: Table<Row> = {
  name: { en: 'Instalments', id: 'Cicilan' },
  columns: [
    text('invoice_number', { en: 'Invoice', id: 'Tagihan' }),
    computed('patient', { en: 'Record number', id: 'No. RM' }, ({ patient }) => patient.record_number),
    word('state', { en: 'State', id: 'Status' }, instalmentPlanStates),
    money('amount', { en: 'Divided', id: 'Dicicil' }),
    computed('terms', { en: 'Terms', id: 'Angsuran' }, ({ terms }) => `${terms.length}`),
    date('due_on', { en: 'Next due', id: 'Jatuh tempo berikutnya' }),
    money('late', { en: 'Late', id: 'Tertunggak' }),
    money('owed', { en: 'Owed', id: 'Sisa' }),
    moment('created_at', { en: 'Agreed', id: 'Disepakati' }),
    text('created_by', { en: 'By', id: 'Oleh' }),
    text('reason', { en: 'Reason', id: 'Alasan' }),
  ],
}
