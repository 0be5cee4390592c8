import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { recallReasons, recallStates } from './recall.values'

type Row = Schema<'Recall'>
const { text, date, word, computed } = columnsOf<Row>()

export const recallTable: Table<Row> = {
  name: { en: 'Recall', id: 'Panggil kembali' },
  columns: [
    computed('patient', { en: 'Patient', id: 'Pasien' }, ({ patient }) =>
      [patient.first_name, patient.last_name, patient.record_number, patient.phone].filter(Boolean).join(' '),
    ),
    date('due_on', { en: 'Due', id: 'Jatuh tempo' }),
    word('reason', { en: 'Reason', id: 'Alasan' }, recallReasons),
    text('remark', { en: 'Control for', id: 'Keperluan kontrol' }),
    word('state', { en: 'State', id: 'Status' }, recallStates),
    date('last_visit_on', { en: 'Last visit', id: 'Kunjungan terakhir' }),
    text('doctor_name', { en: 'Dentist', id: 'Dokter gigi' }),
    computed('attempts', { en: 'Calls', id: 'Panggilan' }, ({ attempts }) => `${attempts.length}`),
  ],
}
