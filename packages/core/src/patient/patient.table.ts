import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { identifications, patientStatuses, readinesses, sexes } from './patient.values'

type Row = Schema<'PatientRow'>
const { text, date, moment, word, yesNo } = columnsOf<Row>()

export const patientTable: Table<Row> = {
  name: { en: 'Patients', id: 'Pasien' },
  columns: [
    text('record_number', { en: 'Record number', id: 'No. RM' }),
    text('first_name', { en: 'First name', id: 'Nama depan' }),
    text('last_name', { en: 'Last name', id: 'Nama belakang' }),
    word('sex', { en: 'Sex', id: 'Jenis kelamin' }, sexes),
    date('date_of_birth', { en: 'Date of birth', id: 'Tanggal lahir' }),
    text('phone', { en: 'Phone', id: 'No. HP' }),
    yesNo('no_messages', { en: 'No messages', id: 'Tanpa pesan' }),
    word('identification', { en: 'Identification', id: 'Jenis identitas' }, identifications),
    text('identity_number', { en: 'Identity number', id: 'Nomor identitas' }),
    word('readiness', { en: 'SATUSEHAT', id: 'SATUSEHAT' }, readinesses),
    word('status', { en: 'Status', id: 'Status' }, patientStatuses),
    moment('created_at', { en: 'Registered', id: 'Terdaftar' }),
  ],
}
