import type { Schema } from '@clinic/api'
import { normalisePhone, type PatientProblem, patientProblems, readinessOf } from '@clinic/core/patient'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { checkArea } from '../area/check-area'

type PatientInput = Schema<'PatientInput'>

interface Rules {
  /** The address that is stored: it is not checked again, also when its code was dropped since. */
  stored?: Schema<'Address'>
  /** A plain date in the zone of the clinic. */
  today: string
  problemsOf?: typeof patientProblems
}

/** Returns the entered patient as it is stored: only surrounding blanks, the spelling of phones and names that the code of the area adds change. */
export function normalisePatient(
  input: PatientInput,
  { today, problemsOf = patientProblems, stored }: Rules,
): PatientInput {
  const values: PatientInput = JSON.parse(JSON.stringify(input), (_, value) =>
    typeof value === 'string' ? value.trim() : value,
  )
  const problems = Object.entries(problemsOf(values, { today }))
  if (problems.length > 0) {
    const fields = problems.map(([field, problem]) => [
      field in values ? field : `address.${field}`,
      patientSentences[problem],
    ])
    throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
  }
  return {
    ...values,
    address: addressOf(values.address, stored),
    phone: normalisePhone(values.phone),
    relative_phone: normalisePhone(values.relative_phone),
    guardian_phone: values.guardian_phone && normalisePhone(values.guardian_phone),
  }
}

function addressOf(address: Schema<'Address'>, stored: Schema<'Address'> | undefined): Schema<'Address'> {
  if (stored && isSameArea(address, stored)) return address
  const checked = checkArea(address)
  if ('refused' in checked) throw new Refusal(422, 'checkFields', { fields: { 'address.area_code': checked.refused } })
  return checked
}

const isSameArea = (one: Schema<'Address'>, other: Schema<'Address'>) =>
  (['area_code', 'village', 'district', 'city', 'province'] as const).every((part) => one[part] === other[part])

/** The columns of a checked patient. */
export const patientValues = (patient: PatientInput) => ({
  ...patient,
  address: JSON.stringify(patient.address),
  readiness: readinessOf(patient),
})

export const patientSentences: Record<PatientProblem, Sentence> = {
  required: 'required',
  invalidDate: 'notDate',
  noSuchDate: 'noSuchDate',
  outOfRange: 'birthOutOfRange',
  inFuture: 'birthInFuture',
  phoneInvalid: 'notPhone',
  emailInvalid: 'notEmail',
  nikDigits: 'notNik',
  notAlphanumeric: 'notAlphanumeric',
  mustBeEmpty: 'mustBeEmpty',
  postcodeDigits: 'notDigits',
}
