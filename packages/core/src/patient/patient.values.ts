import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const patientStatuses: Values<Schema<'PatientStatus'>> = {
  active: { en: 'Active', id: 'Aktif' },
  inactive: { en: 'Inactive', id: 'Nonaktif', cell: { en: 'Inactive', id: 'Tidak aktif' } },
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

/** What a patient chose. Codes: HL7 v3, ActCode. */
export const satusehatAccesses: Values<Schema<'SatusehatAccess'>> = {
  not_asked: { en: 'Not asked yet', id: 'Belum ditanyakan' },
  granted: {
    en: 'Other facilities may read it',
    id: 'Faskes lain boleh membaca',
    code: 'http://terminology.hl7.org/CodeSystem/v3-ActCode|OPTIN',
  },
  declined: {
    en: 'Other facilities may not read it',
    id: 'Faskes lain tidak boleh membaca',
    code: 'http://terminology.hl7.org/CodeSystem/v3-ActCode|OPTOUT',
  },
}
