import type { Schema } from '@clinic/api'
import type { Patient } from '@medplum/fhirtypes'
import { displayName, type PatientInput } from '../../patient'
import { maritalStatuses } from '../../patient/demographics.values'
import { conceptOf, conceptOfToken } from '../codes/coding'
import { personSystems } from '../codes/system'
import { addressOf, telecomOf } from './address'

export type SentPatient = Pick<
  PatientInput,
  | 'first_name'
  | 'last_name'
  | 'sex'
  | 'date_of_birth'
  | 'place_of_birth'
  | 'phone'
  | 'email'
  | 'marital_status'
  | 'nationality'
  | 'identification'
  | 'identity_number'
  | 'address'
  | 'relative_name'
  | 'relative_phone'
>

/** A patient whom the service does not know yet. One who has a number of their own, or their mother's; others cannot be created. */
export const patientResource = (patient: SentPatient): Patient => ({
  resourceType: 'Patient',
  meta: { profile: ['https://fhir.kemkes.go.id/r4/StructureDefinition/Patient'] },
  identifier: identifiersOf(patient),
  active: true,
  name: [{ use: 'official', text: displayName(patient) }],
  gender: patient.sex,
  birthDate: patient.date_of_birth,
  // Which of several births it was is not asked; the service requires a number (rule 10167).
  multipleBirthInteger: 0,
  telecom: telecomOf([
    { system: 'phone', use: 'mobile', value: patient.phone },
    { system: 'email', use: 'home', value: patient.email },
  ]),
  address: [addressOf(patient.address, 'home')],
  ...(patient.marital_status && {
    maritalStatus: conceptOfToken(String(maritalStatuses[patient.marital_status].code)),
  }),
  communication: [
    { language: conceptOf({ system: 'urn:ietf:bcp:47', code: 'id-ID', display: 'Indonesian' }), preferred: true },
  ],
  ...(patient.relative_name !== '' && {
    contact: [
      {
        relationship: [conceptOf({ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' })],
        name: { use: 'official', text: patient.relative_name },
        telecom: telecomOf([{ system: 'phone', use: 'mobile', value: patient.relative_phone }]),
      },
    ],
  }),
  extension: [
    ...(patient.place_of_birth === ''
      ? []
      : [
          {
            url: 'https://fhir.kemkes.go.id/r4/StructureDefinition/birthPlace',
            valueAddress: { city: patient.place_of_birth, country: 'ID' },
          },
        ]),
    {
      url: 'https://fhir.kemkes.go.id/r4/StructureDefinition/citizenshipStatus',
      valueCode: patient.nationality.trim().toUpperCase() === 'WNI' ? 'WNI' : 'WNA',
    },
  ],
})

/** The search that finds a patient, whose number is then taken over; null without a number the service searches by. */
export function patientSearch(patient: Pick<SentPatient, 'identification' | 'identity_number'>): string | null {
  const [identifier] = identifiersOf(patient)
  return identifier ? `Patient?identifier=${encodeURIComponent(`${identifier.system}|${identifier.value}`)}` : null
}

const identifiersOf = ({
  identification,
  identity_number,
}: Pick<SentPatient, 'identification' | 'identity_number'>) => {
  const system = systemOf(identification)
  return system && identity_number !== '' ? [{ use: 'official' as const, system, value: identity_number }] : []
}

/** Passports and residence permits have no system that a source names. */
function systemOf(identification: Schema<'Identification'>): string | null {
  if (identification === 'nik') return personSystems.nik
  return identification === 'nik_mother' ? personSystems.nik_mother : null
}
