import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { approvalStates } from './approval.values'

type Row = Schema<'Approval'>
const { text, date, moment, money, word, computed } = columnsOf<Row>()

export const approvalTable: Table<Row> = {
  name: { en: 'Approvals', id: 'Persetujuan' },
  columns: [
    date('day', { en: 'Day of treatment', id: 'Hari perawatan' }),
    computed('patient', { en: 'Record number', id: 'No. RM' }, ({ patient }) => patient.record_number),
    word('state', { en: 'State', id: 'Status' }, approvalStates),
    money('discount', { en: 'Discount', id: 'Diskon' }),
    money('gross', { en: 'Of', id: 'Dari' }),
    text('reason', { en: 'Reason', id: 'Alasan' }),
    moment('requested_at', { en: 'Asked', id: 'Diminta' }),
    text('requested_by', { en: 'Requested by', id: 'Diminta oleh' }),
    moment('decided_at', { en: 'Ended', id: 'Selesai' }),
    text('decided_by', { en: 'By', id: 'Oleh' }),
    text('answer', { en: 'Answer', id: 'Jawaban' }),
  ],
}
