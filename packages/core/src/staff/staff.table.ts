import type { Schema } from '@clinic/api'
import { doctorStatuses, licenceStates } from '../doctor/doctor.values'
import { columnsOf, type Table } from '../export/table'
import { positions, skills } from './staff.values'

type Row = Schema<'Staff'>
const { text, date, word, words } = columnsOf<Row>()

export const staffTable: Table<Row> = {
  name: { en: 'Assistants', id: 'Asisten' },
  columns: [
    text('name', { en: 'Name', id: 'Nama' }),
    text('nik', { en: 'NIK', id: 'NIK' }),
    word('position', { en: 'Position', id: 'Posisi' }, positions),
    words('skills', { en: 'Skills', id: 'Keahlian' }, skills),
    text('doctor_name', { en: 'Prefers to assist', id: 'Biasa mendampingi' }),
    text('sip_number', { en: 'SIP number', id: 'Nomor SIP' }),
    date('sip_valid_until', { en: 'SIP valid until', id: 'SIP berlaku sampai' }),
    word('licence', { en: 'State of the SIP', id: 'Keadaan SIP' }, licenceStates),
    text('str_number', { en: 'STR number', id: 'Nomor STR' }),
    date('str_valid_until', { en: 'STR valid until', id: 'STR berlaku sampai' }),
    text('phone', { en: 'Phone', id: 'Telepon' }),
    text('email', { en: 'Email', id: 'Email' }),
    word('status', { en: 'Status', id: 'Status' }, doctorStatuses),
  ],
}
