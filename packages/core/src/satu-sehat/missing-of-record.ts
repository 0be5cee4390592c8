import { missingForSatusehat, type PatientField, type PatientInput } from '../patient'
import { isKfaCode } from './codes/kfa-code'

/** Whose record lacks it, and so who can complete it. */
export type Owner = 'patient' | 'doctor' | 'room' | 'medicine' | 'visit'

/** The key of a sentence that says what is missing and what it is for. */
export type MissingKey =
  | 'patientIdentity'
  | 'patientIdentityKind'
  | 'patientField'
  | 'patientArea'
  | 'doctorNik'
  | 'doctorUnknown'
  | 'roomMissing'
  | 'roomUnknown'
  | 'medicineKfa'
  | 'diagnosisMissing'
  | 'diagnosisCode'
  | 'visitPeriod'

export interface Missing<Field extends string = string> {
  owner: Owner
  /** The id of the record, where a visit may have several; null of the visit's only one. */
  id: number | null
  /** The input that mends it, by its name. */
  field: Field
  key: MissingKey
}

export type KnownPatient = Pick<
  PatientInput,
  'first_name' | 'sex' | 'date_of_birth' | 'identification' | 'identity_number' | 'address'
>

/** What the record of a patient lacks, as long as the service does not know them. */
export function missingOfPatient(patient: KnownPatient): Missing<PatientField>[] {
  const { identification } = patient
  const of = (field: PatientField, key: MissingKey): Missing<PatientField> => ({
    owner: 'patient',
    id: null,
    field,
    key,
  })
  // whoever has no number says first that there is one
  const inputOf = (field: PatientField) =>
    field === 'identity_number' && identification === 'not_available' ? 'identification' : field
  const fields = missingForSatusehat(patient).map((field) => of(inputOf(field), keys[field] ?? 'patientField'))
  const isForeign = identification === 'passport' || identification === 'kitas'
  return [...(isForeign ? [of('identification', 'patientIdentityKind')] : []), ...fields]
}

const keys: Partial<Record<PatientField, MissingKey>> = {
  identity_number: 'patientIdentity',
  area_code: 'patientArea',
}

/** What the record of a dentist lacks, as long as the service does not know them. */
export const missingOfDoctor = ({ id, nik }: { id: number; nik: string }): Missing[] =>
  nik.trim() === '' ? [{ owner: 'doctor', id, field: 'nik', key: 'doctorNik' }] : []

/** What a medicine lacks that is prescribed or handed out. */
export const missingOfMedicine = ({ id, kfa_code }: { id: number; kfa_code: string }): Missing[] =>
  isKfaCode(kfa_code) ? [] : [{ owner: 'medicine', id, field: 'kfa_code', key: 'medicineKfa' }]

/** What a service lacks to be told as a procedure. No visit waits for it: it is sent without the procedure. */
export const missingOfProduct = ({ icd9cm }: { icd9cm: string }): Pick<Missing, 'field'>[] =>
  icd9cm === '' ? [{ field: 'icd9cm' }] : []
