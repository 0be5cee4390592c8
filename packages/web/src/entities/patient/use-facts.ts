import {
  educationLevels,
  guardianRelationships,
  identifications,
  maritalStatuses,
  type PatientInput,
  relationships,
  religions,
  satusehatAccesses,
  sexes,
} from '@clinic/core/patient'
import type { FactName } from '@clinic/core/patient-merge'
import { personName } from '../../platform/texts/person-name'
import { phoneInSentence, phoneText } from '../../platform/texts/phone-text'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** Returns functions for the label and the text of each fact of a patient; '' where it is empty. */
export function useFacts() {
  const { patient: texts } = useTexts()
  const { label } = useLabels()
  const format = useFormat()

  const labelOf = (name: FactName) =>
    name === 'identity' || name === 'emergency' || name === 'guardian' ? texts.sections[name]() : texts.fields[name]()

  const tellers: Record<FactName, (patient: PatientInput) => string> = {
    name: personName,
    sex: ({ sex }) => label(sexes, sex),
    date_of_birth: (patient) => format.date(patient.date_of_birth),
    identity: ({ identification, identity_number, identity_reason }) =>
      joined([label(identifications, identification), identity_number || identity_reason], ': '),
    phone: ({ phone }) => phoneText(phone),
    no_messages: ({ no_messages }) => (no_messages ? texts.yes() : ''),
    address: ({ address: { street, village, district, city, province, postcode } }) =>
      joined([street, village, district, joined([city, postcode], ' '), province]),
    emergency: ({ relative_name, relationship, relative_phone }) =>
      joined([
        relative_name,
        relationship && label(relationships, relationship),
        relative_phone && phoneInSentence(relative_phone),
      ]),
    guardian: ({ guardian_name, guardian_relationship, guardian_phone }) =>
      joined([
        guardian_name,
        guardian_relationship && label(guardianRelationships, guardian_relationship),
        guardian_phone && phoneInSentence(guardian_phone),
      ]),
    satusehat_access: ({ satusehat_access }) => label(satusehatAccesses, satusehat_access),
    email: ({ email }) => email,
    place_of_birth: (patient) => patient.place_of_birth,
    blood_type: (patient) => patient.blood_type ?? '',
    marital_status: ({ marital_status }) => (marital_status ? label(maritalStatuses, marital_status) : ''),
    religion: ({ religion }) => (religion ? label(religions, religion) : ''),
    education_level: ({ education_level }) => (education_level ? label(educationLevels, education_level) : ''),
    occupation: ({ occupation }) => occupation,
    nationality: ({ nationality }) => nationality,
    ethnicity: ({ ethnicity }) => ethnicity,
  }
  return { labelOf, tell: (patient: PatientInput, name: FactName) => tellers[name](patient) }
}

const joined = (parts: readonly (string | null)[], by = ', ') => parts.filter(Boolean).join(by)
