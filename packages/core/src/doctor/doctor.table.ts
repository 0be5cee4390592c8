import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { doctorColors, doctorStatuses, licenceStates, specialties } from './doctor.values'
import { engagements } from './doctor-external.values'

type Doctor = Schema<'Doctor'>
type External = Schema<'DoctorExternal'>

/** The columns that dentists of the house and from outside share. */
const either = columnsOf<Doctor | External>()
const dentistColumns = [
  either.text('name', { en: 'Name', id: 'Nama' }),
  either.text('name_prefix', { en: 'Title before', id: 'Gelar depan' }),
  either.text('name_suffix', { en: 'Title after', id: 'Gelar belakang' }),
  either.text('nik', { en: 'NIK', id: 'NIK' }),
  either.word('specialty', { en: 'Specialty', id: 'Spesialisasi' }, specialties),
  either.text('sip_number', { en: 'SIP number', id: 'Nomor SIP' }),
  either.date('sip_valid_until', { en: 'SIP valid until', id: 'SIP berlaku sampai' }),
  either.word('licence', { en: 'State of the SIP', id: 'Keadaan SIP' }, licenceStates),
  either.text('str_number', { en: 'STR number', id: 'Nomor STR' }),
  either.date('str_valid_until', { en: 'STR valid until', id: 'STR berlaku sampai' }),
  either.text('phone', { en: 'Phone', id: 'Telepon' }),
  either.text('email', { en: 'Email', id: 'Email' }),
  either.text('room_name', { en: 'Usual room', id: 'Ruangan tetap' }),
  either.number('duration_minutes', { en: 'Duration (minutes)', id: 'Durasi (menit)' }),
  either.word('color', { en: 'Colour', id: 'Warna' }, doctorColors),
  either.word('status', { en: 'Status', id: 'Status' }, doctorStatuses),
]

export const doctorTable: Table<Doctor> = { name: { en: 'Dentists', id: 'Dokter gigi' }, columns: dentistColumns }

const { text, date, word } = columnsOf<External>()

export const doctorExternalTable: Table<External> = {
  name: { en: 'External dentists', id: 'Dokter gigi eksternal' },
  columns: [
    ...dentistColumns,
    word('engagement', { en: 'Works as', id: 'Bekerja sebagai' }, engagements),
    text('institution', { en: 'Home institution', id: 'Institusi asal' }),
    text('agreement_number', { en: 'Agreement number', id: 'Nomor perjanjian' }),
    date('agreement_from', { en: 'Agreement from', id: 'Perjanjian mulai' }),
    date('agreement_until', { en: 'Agreement until', id: 'Perjanjian sampai' }),
    text('bank_name', { en: 'Bank', id: 'Bank' }),
    text('bank_account', { en: 'Account number', id: 'Nomor rekening' }),
    text('bank_holder', { en: 'In the name of', id: 'Atas nama' }),
  ],
}
