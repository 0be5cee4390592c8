import type { Schema } from '@clinic/api'
import { columnsOf, type Table, type Words } from '../export/table'
import { licenceWords, personStatusWords } from '../export/words'

type Row = Schema<'Staff'>
const { text, date, word, told } = columnsOf<Row>()

const positions: Words<Row['position']> = {
  dental_nurse: { en: 'Dental nurse (TGM)', id: 'Perawat gigi (TGM)' },
  assistant: { en: 'Dental assistant', id: 'Asisten dokter gigi' },
  radiographer: { en: 'Radiographer', id: 'Radiografer' },
  pharmacist: { en: 'Pharmacist', id: 'Apoteker' },
  front_office: { en: 'Front office', id: 'Front office' },
}
const skills: Words<Row['skills'][number]> = {
  four_handed: { en: 'Four-handed dentistry', id: 'Four-handed dentistry' },
  sterilisation: { en: 'Sterilisation', id: 'Sterilisasi' },
  radiography: { en: 'Radiography', id: 'Radiografi' },
  orthodontics: { en: 'Orthodontics', id: 'Ortodonti' },
  surgery: { en: 'Surgery', id: 'Bedah' },
  paediatric: { en: 'Children', id: 'Anak' },
  impression: { en: 'Impressions', id: 'Pencetakan' },
}

export const staffTable: Table<Row> = {
  name: { en: 'Assistants', id: 'Asisten' },
  columns: [
    text('name', { en: 'Name', id: 'Nama' }),
    text('nik', { en: 'NIK', id: 'NIK' }),
    word('position', { en: 'Position', id: 'Posisi' }, positions),
    told('skills', { en: 'Skills', id: 'Keahlian' }, (row, language) =>
      row.skills.map((skill) => skills[skill][language]).join(', '),
    ),
    text('doctor_name', { en: 'Prefers to assist', id: 'Biasa mendampingi' }),
    text('sip_number', { en: 'SIP number', id: 'Nomor SIP' }),
    date('sip_valid_until', { en: 'SIP valid until', id: 'SIP berlaku sampai' }),
    word('licence', { en: 'State of the SIP', id: 'Keadaan SIP' }, licenceWords),
    text('str_number', { en: 'STR number', id: 'Nomor STR' }),
    date('str_valid_until', { en: 'STR valid until', id: 'STR berlaku sampai' }),
    text('phone', { en: 'Phone', id: 'Telepon' }),
    text('email', { en: 'Email', id: 'Email' }),
    word('status', { en: 'Status', id: 'Status' }, personStatusWords),
  ],
}
