import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { labOrderStates, labWorks } from './lab-order.values'

type Row = Schema<'LabOrder'>
const { text, date, moment, money, word, yesNo, computed } = columnsOf<Row>()

export const labOrderTable: Table<Row> = {
  name: { en: 'Lab orders', id: 'Order lab' },
  columns: [
    text('number', { en: 'Number', id: 'Nomor' }),
    computed('patient', { en: 'Record number', id: 'No. RM' }, ({ patient }) => patient.record_number),
    text('supplier_name', { en: 'Laboratory', id: 'Laboratorium' }),
    text('doctor_name', { en: 'Dentist', id: 'Dokter gigi' }),
    word('work', { en: 'Work', id: 'Pekerjaan' }, labWorks),
    computed('teeth', { en: 'Teeth', id: 'Gigi' }, ({ teeth }) => teeth.join(', ')),
    text('shade', { en: 'Shade', id: 'Warna' }),
    text('procedure_name', { en: 'Procedure', id: 'Tindakan' }),
    word('state', { en: 'State', id: 'Status' }, labOrderStates),
    yesNo('late', { en: 'Late', id: 'Terlambat' }),
    date('due_on', { en: 'Due', id: 'Jatuh tempo' }),
    date('sent_on', { en: 'Sent', id: 'Dikirim' }),
    date('received_on', { en: 'Received', id: 'Diterima' }),
    date('fitted_on', { en: 'Fitted', id: 'Dipasang' }),
    money('cost', { en: 'Cost', id: 'Biaya' }),
    text('reason', { en: 'Reason', id: 'Alasan' }),
    moment('created_at', { en: 'Ordered', id: 'Dipesan' }),
    text('created_by', { en: 'By', id: 'Oleh' }),
  ],
}
