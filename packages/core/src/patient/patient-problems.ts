import { earliestBirth, isDate, latestBirth, typedDate } from './date-of-birth'
import { isEmail } from './email'
import type { PatientDraft, PatientField } from './patient'
import { isPhone } from './phone'

export type PatientProblem =
  | 'required'
  | 'invalidDate'
  | 'noSuchDate'
  | 'outOfRange'
  | 'inFuture'
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'nikDigits'
  | 'notAlphanumeric'
  | 'mustBeEmpty'
  | 'postcodeDigits'

export type PatientProblems = Partial<Record<PatientField, PatientProblem>>

/** Returns the problems that prevent saving a patient, by field. `today` is a plain date in the zone of the clinic. */
export function patientProblems(patient: PatientDraft, { today }: { today: string }): PatientProblems {
  const problems = {
    first_name: missing(patient.first_name),
    sex: missing(patient.sex),
    date_of_birth: missing(patient.date_of_birth) ?? birthProblem(patient.date_of_birth, today),
    email: patient.email === '' || isEmail(patient.email) ? undefined : 'emailInvalid',
    phone: missing(patient.phone) ?? phoneProblem(patient.phone),
    identity_number: identityProblem(patient),
    identity_reason: patient.identification === 'not_available' ? missing(patient.identity_reason) : undefined,
    postcode: /^\d*$/.test(patient.address.postcode) ? undefined : 'postcodeDigits',
    relative_name: missing(patient.relative_name),
    relative_phone: missing(patient.relative_phone) ?? phoneProblem(patient.relative_phone),
    guardian_phone: patient.guardian_phone === '' ? undefined : phoneProblem(patient.guardian_phone),
  } satisfies PatientProblems
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

const missing = (text: string) => (text.trim() === '' ? 'required' : undefined)
const phoneProblem = (text: string) => (isPhone(text) ? undefined : 'phoneInvalid')

// What is no date is given as it was typed: it is told apart from a day that does not exist.
function birthProblem(text: string, today: string): PatientProblem | undefined {
  const date = typedDate(text) ?? text
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'invalidDate'
  if (!isDate(date)) return 'noSuchDate'
  if (date < earliestBirth || date > latestBirth) return 'outOfRange'
  if (date > today) return 'inFuture'
  return date === text ? undefined : 'invalidDate'
}

function identityProblem({ identification, identity_number }: PatientDraft): PatientProblem | undefined {
  if (identification === 'not_available') return identity_number === '' ? undefined : 'mustBeEmpty'
  if (missing(identity_number)) return 'required'
  const isNik = identification === 'nik' || identification === 'nik_mother'
  if (isNik) return /^\d{16}$/.test(identity_number) ? undefined : 'nikDigits'
  return /^[a-z0-9]+$/i.test(identity_number) ? undefined : 'notAlphanumeric'
}
