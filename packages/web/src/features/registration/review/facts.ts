import type { PatientInput } from '@clinic/core/patient'

/** The units that are kept or replaced when two records are merged: fields that mean nothing alone go together. */
export const facts = [
  { name: 'name', fields: ['first_name', 'last_name'] },
  { name: 'sex', fields: ['sex'] },
  { name: 'date_of_birth', fields: ['date_of_birth'] },
  { name: 'identity', fields: ['identification', 'identity_number', 'identity_reason'] },
  { name: 'phone', fields: ['phone'] },
  { name: 'address', fields: ['address'] },
  { name: 'emergency', fields: ['relative_name', 'relationship', 'relative_phone'] },
  { name: 'guardian', fields: ['guardian_name', 'guardian_relationship', 'guardian_phone'] },
  { name: 'satusehat_access', fields: ['satusehat_access'] },
  { name: 'email', fields: ['email'] },
  { name: 'place_of_birth', fields: ['place_of_birth'] },
  { name: 'blood_type', fields: ['blood_type'] },
  { name: 'marital_status', fields: ['marital_status'] },
  { name: 'religion', fields: ['religion'] },
  { name: 'education_level', fields: ['education_level'] },
  { name: 'occupation', fields: ['occupation'] },
  { name: 'nationality', fields: ['nationality'] },
  { name: 'ethnicity', fields: ['ethnicity'] },
] as const satisfies readonly { name: string; fields: readonly (keyof PatientInput)[] }[]

export type Fact = (typeof facts)[number]
export type FactName = Fact['name']
/** The origin of the value to keep: the visitor, or the file. */
export type Source = 'said' | 'known'

/** Keeps the value on file, unless it is empty; of a choice that people may change, the latest. */
export const defaultSource = (said: PatientInput, known: PatientInput, fact: Fact): Source =>
  isGiven(said, fact) && (isChoice(fact) || !isGiven(known, fact)) ? 'said' : 'known'

export const isGiven = (patient: PatientInput, { name, fields }: Fact): boolean =>
  name === 'identity' ? patient.identity_number !== '' : fields.some((field) => !isEmpty(patient[field]))

const isChoice = ({ name }: Fact) => name === 'satusehat_access'

/** The visitor's registration with the facts of the patient that survive. */
export function mergedPatient(said: PatientInput, known: PatientInput, sourceOf: (fact: Fact) => Source): PatientInput {
  const surviving = facts.filter((fact) => sourceOf(fact) === 'known').flatMap(({ fields }) => [...fields])
  return { ...said, ...Object.fromEntries(surviving.map((field) => [field, known[field]])) }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value || value === 'not_asked'
