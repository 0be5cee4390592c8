import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { sexes } from '../patient/patient.values'
import { registrationStates } from './registration.values'

type Row = Schema<'RegistrationRow'>
const { text, date, moment, word } = columnsOf<Row>()

export const registrationTable: Table<Row> = {
  name: { en: 'Registrations', id: 'Pendaftaran' },
  columns: [
    text('code', { en: 'Code', id: 'Kode' }),
    text('first_name', { en: 'First name', id: 'Nama depan' }),
    text('last_name', { en: 'Last name', id: 'Nama belakang' }),
    word('sex', { en: 'Sex', id: 'Jenis kelamin' }, sexes),
    date('date_of_birth', { en: 'Date of birth', id: 'Tanggal lahir' }),
    text('phone', { en: 'Phone', id: 'No. HP' }),
    word('state', { en: 'Status', id: 'Status' }, registrationStates),
    moment('submitted_at', { en: 'Submitted', id: 'Dikirim' }),
    moment('decided_at', { en: 'Decided', id: 'Diputuskan' }),
    text('decided_by', { en: 'Decided by', id: 'Diputuskan oleh' }),
  ],
}
