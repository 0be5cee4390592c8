import { type Issue, unnumbered } from './refusal'
import { identifiersOf, type Resource, textAt } from './resource'

const nikSystem = 'https://fhir.kemkes.go.id/id/nik'

/**
 * A patient is created with the birthday and sex of the NIK: its digits 7 to 12 are ddmmyy, for women with 40 added to the day.
 * Unverified: the ministry's page says "sesuai KTP/NIK", and its dictionary of rules gives this no number.
 */
export function identityNumberProblems(patient: Resource): Issue[] {
  const { value } = identifiersOf(patient).find(({ system }) => system === nikSystem) ?? {}
  if (value === undefined || isOf(value, patient)) return []
  return [unnumbered('The NIK does not fit birthDate and gender', { expression: 'Patient.identifier' })]
}

function isOf(nik: string, patient: Resource) {
  const [year = '', month = '', day = ''] = (textAt(patient, 'birthDate') ?? '').split('-')
  const dayOfSex = String(Number(day) + (patient.gender === 'female' ? 40 : 0)).padStart(2, '0')
  return /^\d{16}$/.test(nik) && nik.slice(6, 12) === `${dayOfSex}${month}${year.slice(2)}`
}
