import type { Schema } from '@clinic/api'
import type { Words } from './table'

// Words that several lists say. What is imported too reads them back: core/import knows them all.

export const activeWords: Words<'active' | 'inactive'> = {
  active: { en: 'Active', id: 'Aktif' },
  inactive: { en: 'Inactive', id: 'Tidak aktif' },
}

export const sexWords: Words<Schema<'Sex'>> = {
  female: { en: 'Female', id: 'Perempuan' },
  male: { en: 'Male', id: 'Laki-laki' },
}

export const categoryWords: Words<Schema<'ProductCategory'>> = {
  consultation: { en: 'Consultation', id: 'Konsultasi' },
  preventive: { en: 'Preventive', id: 'Preventif' },
  conservation: { en: 'Conservation', id: 'Konservasi' },
  endodontics: { en: 'Endodontics', id: 'Endodonti' },
  periodontics: { en: 'Periodontics', id: 'Periodonti' },
  oral_surgery: { en: 'Oral surgery', id: 'Bedah mulut' },
  prosthodontics: { en: 'Prosthodontics', id: 'Prostodonti' },
  orthodontics: { en: 'Orthodontics', id: 'Ortodonti' },
  paedodontics: { en: 'Paedodontics', id: 'Pedodonti' },
  radiology: { en: 'Radiology', id: 'Radiologi' },
  aesthetic: { en: 'Aesthetic', id: 'Estetik' },
  laboratory: { en: 'Laboratory', id: 'Laboratorium' },
}

/** Of people who work in the clinic. */
export const personStatusWords: Words<Schema<'DoctorStatus'>> = {
  ...activeWords,
  on_leave: { en: 'On leave', id: 'Cuti' },
}

export const licenceWords: Words<Schema<'LicenceState'>> = {
  none: { en: 'No SIP', id: 'Tanpa SIP' },
  valid: { en: 'Valid', id: 'Berlaku' },
  expiring: { en: 'Ends soon', id: 'Segera berakhir' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
}
