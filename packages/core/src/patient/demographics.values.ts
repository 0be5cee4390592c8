import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const bloodTypes: Values<NonNullable<Schema<'BloodType'>>> = {
  A: { en: 'A', id: 'A' },
  B: { en: 'B', id: 'B' },
  AB: { en: 'AB', id: 'AB' },
  O: { en: 'O', id: 'O' },
}

/** Codes: HL7 v3, MaritalStatus, which FHIR R4 asks for in Patient.maritalStatus. */
export const maritalStatuses: Values<NonNullable<Schema<'MaritalStatus'>>> = {
  single: { en: 'Single', id: 'Belum menikah', code: 'http://terminology.hl7.org/CodeSystem/v3-MaritalStatus|S' },
  married: { en: 'Married', id: 'Menikah', code: 'http://terminology.hl7.org/CodeSystem/v3-MaritalStatus|M' },
  divorced: { en: 'Divorced', id: 'Cerai hidup', code: 'http://terminology.hl7.org/CodeSystem/v3-MaritalStatus|D' },
  widowed: { en: 'Widowed', id: 'Cerai mati', code: 'http://terminology.hl7.org/CodeSystem/v3-MaritalStatus|W' },
}

export const religions: Values<NonNullable<Schema<'Religion'>>> = {
  islam: { en: 'Islam', id: 'Islam' },
  protestant: { en: 'Protestant', id: 'Kristen' },
  catholic: { en: 'Catholic', id: 'Katolik' },
  hindu: { en: 'Hindu', id: 'Hindu' },
  buddhist: { en: 'Buddhist', id: 'Buddha' },
  confucian: { en: 'Confucian', id: 'Konghucu' },
  belief: { en: 'Belief (kepercayaan)', id: 'Kepercayaan' },
  other: { en: 'Other', id: 'Lainnya' },
}

export const educationLevels: Values<NonNullable<Schema<'EducationLevel'>>> = {
  none: { en: 'No schooling', id: 'Tidak sekolah' },
  primary: { en: 'Primary school (SD)', id: 'SD' },
  junior_high: { en: 'Junior high school (SMP)', id: 'SMP' },
  senior_high: { en: 'Senior high school (SMA/SMK)', id: 'SMA/SMK' },
  diploma: { en: 'Diploma (D1–D3)', id: 'D1–D3' },
  bachelor: { en: 'Bachelor (D4/S1)', id: 'D4/S1' },
  master: { en: 'Master (S2)', id: 'S2' },
  doctorate: { en: 'Doctorate (S3)', id: 'S3' },
}

/** Of the guardian to a minor. Codes: HL7 v3, RoleCode. */
export const guardianRelationships: Values<NonNullable<Schema<'GuardianRelationship'>>> = {
  mother: { en: 'Mother', id: 'Ibu', code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|MTH' },
  father: { en: 'Father', id: 'Ayah', code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|FTH' },
  grandparent: {
    en: 'Grandparent',
    id: 'Kakek/nenek',
    code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|GRPRN',
  },
  sibling: { en: 'Sibling', id: 'Saudara', code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|SIB' },
  other: { en: 'Other', id: 'Lainnya' },
}

/** Of the emergency contact to the patient. Codes: HL7 v3, RoleCode. */
export const relationships: Values<NonNullable<Schema<'Relationship'>>> = {
  spouse: { en: 'Husband or wife', id: 'Suami/istri', code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|SPS' },
  parent: { en: 'Parent', id: 'Orang tua', code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|PRN' },
  child: { en: 'Child', id: 'Anak', code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|CHILD' },
  sibling: { en: 'Sibling', id: 'Saudara', code: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode|SIB' },
  other: { en: 'Other', id: 'Lainnya' },
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
