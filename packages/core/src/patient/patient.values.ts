import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const patientStatuses: Values<Schema<'PatientStatus'>> = {
  active: { en: 'Active', id: 'Aktif' },
  inactive: { en: 'Inactive', id: 'Nonaktif', cell: { en: 'Inactive', id: 'Tidak aktif' } },
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

export const identifications: Values<Schema<'Identification'>> = {
  nik: { en: 'NIK', id: 'NIK' },
  passport: { en: 'Passport', id: 'Paspor' },
  kitas: { en: 'KITAS', id: 'KITAS' },
  nik_mother: { en: "Mother's NIK", id: 'NIK ibu' },
  not_available: { en: 'Not available', id: 'Belum ada' },
}

/** Why two patients cannot be merged as things are. */
export const mergeObstacles: Values<Schema<'MergeObstacle'>> = {
  merged: { en: 'One of them was merged already', id: 'Salah satunya sudah digabungkan' },
  visit_under_way: {
    en: 'One of them has a visit under way: it has to end first',
    id: 'Salah satunya sedang berkunjung: kunjungan itu harus selesai dulu',
  },
  same_time: {
    en: 'Both have an appointment at the same time: move or cancel one of them first',
    id: 'Keduanya punya janji temu pada waktu yang sama: pindahkan atau batalkan salah satunya dulu',
  },
}
