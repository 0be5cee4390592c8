import { dottedCode } from '@clinic/core/area'
import type { PatientDraft } from '@clinic/core/patient'
import {
  educationLevels,
  guardianRelationships,
  identifications,
  maritalStatuses,
  relationships,
  religions,
  satusehatAccesses,
  sexes,
} from '@clinic/core/patient'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { phoneText } from '../../platform/texts/phone-text'
import type { Labels } from '../../platform/texts/use-labels'

type Plain = Exclude<keyof PatientDraft, 'address'>
type AddressPart = keyof PatientDraft['address']

export type PatientDetail = Plain | AddressPart

/** Returns the details of a patient in words: for the patient's page, and for the comparison of two versions. */
export function patientSections(
  { texts, label }: { texts: TranslationFunctions['patient']; label: Labels['label'] },
  patient: PatientDraft,
  dateOf: (plain: string) => string,
) {
  const { fields, sections } = texts
  const worded = (field: PatientDetail, value: string) => ({ field, label: fields[field](), value: value.trim() })
  const pair = (field: Plain, value = String(patient[field] ?? '')) => worded(field, value)
  const part = (field: AddressPart) => worded(field, patient.address[field] ?? '')
  const area = worded('area_code', dottedCode(patient.address.area_code ?? ''))
  const { sex, identification, relationship, marital_status, religion, education_level } = patient
  const { guardian_relationship: guardian } = patient
  return [
    {
      title: sections.personal(),
      pairs: [
        pair('first_name'),
        pair('last_name'),
        pair('sex', sex && label(sexes, sex)),
        pair('date_of_birth', dateOf(patient.date_of_birth)),
        pair('place_of_birth'),
      ],
    },
    {
      title: sections.contact(),
      pairs: [
        pair('phone', phoneText(patient.phone)),
        pair('no_messages', patient.no_messages ? texts.yes() : ''),
        pair('email'),
      ],
    },
    {
      title: sections.identity(),
      pairs: [
        pair('identification', label(identifications, identification)),
        pair(identification === 'not_available' ? 'identity_reason' : 'identity_number'),
        pair('satusehat_access', label(satusehatAccesses, patient.satusehat_access)),
      ],
    },
    {
      title: sections.address(),
      pairs: [
        part('street'),
        part('village'),
        part('district'),
        part('city'),
        part('province'),
        part('postcode'),
        area,
      ],
    },
    {
      title: sections.emergency(),
      pairs: [
        pair('relative_name'),
        pair('relationship', relationship ? label(relationships, relationship) : ''),
        pair('relative_phone', phoneText(patient.relative_phone)),
      ],
    },
    {
      title: sections.guardian(),
      pairs: [
        pair('guardian_name'),
        pair('guardian_relationship', guardian ? label(guardianRelationships, guardian) : ''),
        pair('guardian_phone', phoneText(patient.guardian_phone)),
      ],
    },
    {
      title: sections.more(),
      pairs: [
        pair('blood_type'),
        pair('marital_status', marital_status ? label(maritalStatuses, marital_status) : ''),
        pair('religion', religion ? label(religions, religion) : ''),
        pair('education_level', education_level ? label(educationLevels, education_level) : ''),
        pair('occupation'),
        pair('nationality'),
        pair('ethnicity'),
      ],
    },
  ]
}
