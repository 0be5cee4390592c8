import type { PatientInput } from '../patient'

/** The units that are kept or replaced when two records are merged: fields that mean nothing alone go together. */
export const facts = [
  { name: 'name', fields: ['first_name', 'last_name'] },
  { name: 'sex', fields: ['sex'] },
  { name: 'date_of_birth', fields: ['date_of_birth'] },
  { name: 'identity', fields: ['identification', 'identity_number', 'identity_reason'] },
  { name: 'phone', fields: ['phone'] },
  { name: 'no_messages', fields: ['no_messages'] },
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
/** Which of two compared patients a value is of. */
export type Source = 'first' | 'second'

export const isGiven = (patient: PatientInput, { name, fields }: Fact): boolean =>
  name === 'identity' ? patient.identity_number !== '' : filledParts(fields.map((field) => patient[field])) > 0

/** Counts what is said in a value, at any depth. */
export const filledParts = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + filledParts(part), 0)
    : Number(Boolean(value) && value !== 'not_asked')

/** The patient with the facts of two that survive. */
export function mergedPatient(
  first: PatientInput,
  second: PatientInput,
  sourceOf: (fact: Fact) => Source,
): PatientInput {
  const merged = { ...first }
  for (const fact of facts) if (sourceOf(fact) === 'second') copyFact(fact, { from: second, to: merged })
  return merged
}

/** Undoes a merge in the values of a patient: each fact is as before it, except what was changed after it. */
export function restoredPatient(
  now: PatientInput,
  { before, after }: { before: PatientInput; after: PatientInput },
): PatientInput {
  const isUnchanged = ({ fields }: Fact) => fields.every((field) => isSame(now[field], after[field]))
  return mergedPatient(now, before, (fact) => (isUnchanged(fact) ? 'second' : 'first'))
}

function copyFact({ fields }: Fact, { from, to }: { from: PatientInput; to: PatientInput }) {
  Object.assign(to, Object.fromEntries(fields.map((field) => [field, from[field]])))
}

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && one !== null && typeof other === 'object' && other !== null
    ? Object.entries({ ...one, ...other }).every(([part]) => isSame(Reflect.get(one, part), Reflect.get(other, part)))
    : one === other
