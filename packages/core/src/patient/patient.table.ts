import type { Schema } from '@clinic/api'
import { columnsOf, type Table, type Words } from '../export/table'
import { activeWords, sexWords } from '../export/words'

type Row = Schema<'PatientRow'>
const { text, date, moment, word } = columnsOf<Row>()

const identifications: Words<Row['identification']> = {
  nik: { en: 'NIK', id: 'NIK' },
  passport: { en: 'Passport', id: 'Paspor' },
  kitas: { en: 'KITAS', id: 'KITAS' },
  nik_mother: { en: "Mother's NIK", id: 'NIK ibu' },
  not_available: { en: 'Not available', id: 'Belum ada' },
}
const readinesses: Words<Row['readiness']> = {
  ready: { en: 'Ready', id: 'Siap' },
  incomplete: { en: 'Incomplete', id: 'Belum lengkap' },
}

export const patientTable: Table<Row> = {
  name: { en: 'Patients', id: 'Pasien' },
  columns: [
    text('record_number', { en: 'Record number', id: 'No. RM' }),
    text('first_name', { en: 'First name', id: 'Nama depan' }),
    text('last_name', { en: 'Last name', id: 'Nama belakang' }),
    word('sex', { en: 'Sex', id: 'Jenis kelamin' }, sexWords),
    date('date_of_birth', { en: 'Date of birth', id: 'Tanggal lahir' }),
    text('phone', { en: 'Phone', id: 'No. HP' }),
    word('identification', { en: 'Identification', id: 'Jenis identitas' }, identifications),
    text('identity_number', { en: 'Identity number', id: 'Nomor identitas' }),
    word('readiness', { en: 'SATUSEHAT', id: 'SATUSEHAT' }, readinesses),
    word('status', { en: 'Status', id: 'Status' }, activeWords),
    moment('created_at', { en: 'Registered', id: 'Terdaftar' }),
  ],
}
