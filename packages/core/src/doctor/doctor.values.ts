import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** The statuses of everybody who works in the clinic. */
export const doctorStatuses: Values<Schema<'DoctorStatus'>> = {
  active: { en: 'Active', id: 'Aktif' },
  on_leave: { en: 'On leave', id: 'Cuti' },
  inactive: { en: 'Inactive', id: 'Tidak aktif' },
}

export const specialties: Values<Schema<'Specialty'>> = {
  general: { en: 'General', id: 'Umum' },
  conservation: {
    en: 'Conservation (Sp.KG)',
    id: 'Konservasi (Sp.KG)',
    cell: { en: 'Conservation', id: 'Konservasi' },
  },
  paediatric: { en: 'Paediatric (Sp.KGA)', id: 'Anak (Sp.KGA)', cell: { en: 'Paediatric', id: 'Anak' } },
  orthodontics: {
    en: 'Orthodontics (Sp.Ort)',
    id: 'Ortodonti (Sp.Ort)',
    cell: { en: 'Orthodontics', id: 'Ortodonti' },
  },
  periodontics: {
    en: 'Periodontics (Sp.Perio)',
    id: 'Periodonti (Sp.Perio)',
    cell: { en: 'Periodontics', id: 'Periodonti' },
  },
  prosthodontics: {
    en: 'Prosthodontics (Sp.Pros)',
    id: 'Prostodonti (Sp.Pros)',
    cell: { en: 'Prosthodontics', id: 'Prostodonti' },
  },
  oral_surgery: {
    en: 'Oral surgery (Sp.BM)',
    id: 'Bedah mulut (Sp.BM)',
    cell: { en: 'Oral surgery', id: 'Bedah mulut' },
  },
  oral_medicine: {
    en: 'Oral medicine (Sp.PM)',
    id: 'Penyakit mulut (Sp.PM)',
    cell: { en: 'Oral medicine', id: 'Penyakit mulut' },
  },
  radiology: { en: 'Radiology (Sp.RKG)', id: 'Radiologi (Sp.RKG)', cell: { en: 'Radiology', id: 'Radiologi' } },
}

export const doctorColors: Values<Schema<'DoctorColor'>> = {
  blue: { en: 'Blue', id: 'Biru' },
  teal: { en: 'Teal', id: 'Toska' },
  green: { en: 'Green', id: 'Hijau' },
  amber: { en: 'Amber', id: 'Kuning' },
  orange: { en: 'Orange', id: 'Oranye' },
  red: { en: 'Red', id: 'Merah' },
  pink: { en: 'Pink', id: 'Merah muda' },
  purple: { en: 'Purple', id: 'Ungu' },
}

/** Of the licence to practise (SIP). */
export const licenceStates: Values<Schema<'LicenceState'>> = {
  valid: { en: 'Valid', id: 'Berlaku' },
  expiring: { en: 'Ends soon', id: 'Segera berakhir', tone: 'warning' },
  expired: { en: 'Expired', id: 'Kedaluwarsa', tone: 'error' },
  none: { en: 'No SIP', id: 'Tanpa SIP' },
}

/** Shown in brackets after the name of a dentist who cannot be chosen. */
export const treatmentProblems: Values<NonNullable<Schema<'TreatingDoctor'>['problem']>> = {
  inactive: { en: 'inactive', id: 'nonaktif' },
  refers_only: { en: 'only receives referrals', id: 'hanya menerima rujukan' },
  licence_missing: { en: 'no valid SIP', id: 'tanpa SIP yang berlaku' },
  licence_expired: { en: 'SIP ended by then', id: 'SIP sudah berakhir pada hari itu' },
}
