import type { Schema } from '@clinic/api'
import { normalisePhone, type PatientProblem, patientProblems, readinessOf } from '@clinic/core/patient'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

type PatientInput = Schema<'PatientInput'>

interface Rules {
  /** A plain date in the zone of the clinic. */
  today: string
  problemsOf?: typeof patientProblems
}

/** Returns the entered patient as it is stored: only surrounding blanks and the spelling of phones change. */
export function normalisePatient(input: PatientInput, { today, problemsOf = patientProblems }: Rules): PatientInput {
  const values: PatientInput = JSON.parse(JSON.stringify(input), (_, value) =>
    typeof value === 'string' ? value.trim() : value,
  )
  const problems = Object.entries(problemsOf(values, { today }))
  if (problems.length > 0) {
    const fields = problems.map(([field, problem]) => [
      field in values ? field : `address.${field}`,
      sentences[problem],
    ])
    throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
  }
  return {
    ...values,
    phone: normalisePhone(values.phone),
    relative_phone: normalisePhone(values.relative_phone),
    guardian_phone: values.guardian_phone && normalisePhone(values.guardian_phone),
  }
}

/** The columns of a checked patient. */
export const patientValues = (patient: PatientInput) => ({
  ...patient,
  address: JSON.stringify(patient.address),
  readiness: readinessOf(patient),
})

const sentences: Record<PatientProblem, Sentence> = {
  required: 'required',
  invalidDate: 'notDate',
  outOfRange: 'birthOutOfRange',
  inFuture: 'birthInFuture',
  phoneInvalid: 'notPhone',
  emailInvalid: 'notEmail',
  nikDigits: 'notNik',
  notAlphanumeric: 'notAlphanumeric',
  mustBeEmpty: 'mustBeEmpty',
  postcodeDigits: 'notDigits',
}
