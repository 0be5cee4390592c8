import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const patientStatuses: Values<Schema<'PatientStatus'>> = {
  active: { en: 'Active', id: 'Aktif' },
  inactive: { en: 'Inactive', id: 'Nonaktif', cell: { en: 'Inactive', id: 'Tidak aktif' } },
  deceased: { en: 'Deceased', id: 'Meninggal' },
  merged: { en: 'Merged', id: 'Digabungkan', tone: 'warning' },
}

/** Codes: FHIR R4, AdministrativeGender. */
export const sexes: Values<Schema<'Sex'>> = {
  female: { en: 'Female', id: 'Perempuan', code: 'http://hl7.org/fhir/administrative-gender|female' },
  male: { en: 'Male', id: 'Laki-laki', code: 'http://hl7.org/fhir/administrative-gender|male' },
}

export const readinesses: Values<Schema<'Readiness'>> = {
  ready: { en: 'Ready', id: 'Siap', tone: 'success' },
  incomplete: { en: 'Incomplete', id: 'Belum lengkap', tone: 'warning' },
}

export const patientGroups: Values<Schema<'PatientGroup'>> = {
  treated_by_me: { en: 'Treated by me', id: 'Pernah saya rawat' },
  owing: { en: 'Owes money', id: 'Belum lunas' },
  not_seen: { en: 'Not here for 6 months', id: 'Tidak datang 6 bulan' },
  alert: { en: 'Medical alert', id: 'Ada peringatan medis' },
  birthday: { en: 'Birthday this month', id: 'Ulang tahun bulan ini' },
  no_identity: { en: 'No identity number', id: 'Tanpa nomor identitas' },
}

export const identifications: Values<Schema<'Identification'>> = {
  nik: { en: 'NIK', id: 'NIK' },
  passport: { en: 'Passport', id: 'Paspor' },
  kitas: { en: 'KITAS', id: 'KITAS' },
  nik_mother: { en: "Mother's NIK", id: 'NIK ibu' },
  not_available: { en: 'Not available', id: 'Belum ada' },
}
