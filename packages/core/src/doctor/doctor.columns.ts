import {
  dateColumn,
  digitsColumn,
  type ImportColumn,
  numberColumn,
  type OtherWords,
  textColumn,
  wordColumn,
} from '../import/import-column'
import { removeDigitGroups } from '../import/remove-digit-groups'
import { doctorColors, doctorStatuses, specialties } from './doctor.values'

const otherSpecialties: OtherWords<keyof typeof specialties> = {
  general: ['umum', 'dokter gigi', 'dokter gigi umum', 'gp'],
  conservation: ['konservasi', 'konservasi gigi', 'sp kg'],
  paediatric: ['anak', 'kedokteran gigi anak', 'pedodonti', 'sp kga'],
  orthodontics: ['ortodonti', 'orthodonti', 'ortodonsia', 'sp ort'],
  periodontics: ['periodonti', 'periodonsia', 'sp perio'],
  prosthodontics: ['prostodonti', 'prostodonsia', 'sp pros'],
  oral_surgery: ['bedah mulut', 'sp bm', 'sp bmm'],
  oral_medicine: ['penyakit mulut', 'sp pm'],
  radiology: ['radiologi', 'radiologi kedokteran gigi', 'sp rkg'],
}
const otherColors: OtherWords<keyof typeof doctorColors> = { teal: ['toska', 'tosca'], orange: ['oranye', 'jingga'] }
const otherStatuses: OtherWords<keyof typeof doctorStatuses> = { inactive: ['nonaktif', 'non aktif'] }

export const doctorColumns: readonly ImportColumn[] = [
  textColumn({ field: 'name', headings: ['nama', 'nama lengkap', 'nama dokter', 'dokter', 'dentist', 'doctor'] }),
  textColumn({ field: 'name_prefix', headings: ['gelar depan', 'title before'], empty: '' }),
  textColumn({ field: 'name_suffix', headings: ['gelar belakang', 'gelar', 'title after'], empty: '' }),
  digitsColumn({ field: 'nik', headings: ['no ktp', 'ktp', 'nomor ktp', 'no nik', 'nomor identitas'] }),
  wordColumn({
    field: 'specialty',
    headings: ['spesialisasi', 'spesialis', 'keahlian', 'speciality'],
    values: specialties,
    others: otherSpecialties,
    empty: 'general',
  }),
  textColumn({ field: 'str_number', headings: ['str', 'no str', 'nomor str'], empty: '' }),
  dateColumn({
    field: 'str_valid_until',
    headings: ['str berlaku sampai', 'masa berlaku str', 'str sampai'],
    empty: null,
  }),
  textColumn({ field: 'sip_number', headings: ['sip', 'no sip', 'nomor sip'] }),
  dateColumn({ field: 'sip_valid_until', headings: ['sip berlaku sampai', 'masa berlaku sip', 'sip sampai'] }),
  digitsColumn({
    field: 'phone',
    headings: [
      'telepon',
      'telp',
      'no telp',
      'no telepon',
      'hp',
      'no hp',
      'nomor hp',
      'wa',
      'no wa',
      'whatsapp',
      'mobile',
    ],
  }),
  textColumn({ field: 'email', headings: ['surel', 'e-mail', 'alamat email'], empty: '' }),
  wordColumn({
    field: 'color',
    headings: ['warna', 'colour'],
    values: doctorColors,
    others: otherColors,
    empty: 'blue',
  }),
  numberColumn({ field: 'duration_minutes', headings: ['durasi', 'menit', 'lama', 'duration'], empty: 30 }),
  wordColumn({ field: 'status', headings: [], values: doctorStatuses, others: otherStatuses, empty: 'active' }),
]

/**
 * Splits a name such as `drg. Sari Dewi, Sp.KG` into name and titles, where the file has no columns for titles. The room is
 * chosen later.
 */
export function withTitles(read: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole = { ...read, ...(read.nik !== undefined && { nik: removeDigitGroups(read.nik) }), room_id: null }
  if (typeof read.name !== 'string' || read.name_prefix !== '' || read.name_suffix !== '') return whole
  const untitled = read.name.replace(/^(?:(?:prof|dr|drg)\b\.?\s*)+/i, '')
  const name_prefix = read.name.slice(0, read.name.length - untitled.length).trim()
  const [name, ...titles] = untitled.split(',').map((part) => part.trim())
  return name === '' ? whole : { ...whole, name, name_prefix, name_suffix: titles.join(', ') }
}
