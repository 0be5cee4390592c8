import type { Schema } from '@clinic/api'
import { isMinor } from '@clinic/core/patient'
import { printing } from 'styled-system/recipes'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { useUiTexts } from '../../../ui/ui-texts'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { type PatientDetail, patientSections } from '../patient-sections'

/** Returns the details of a patient for paper: what is unknown is a line to write on, or left out where nobody would write. */
export function usePrintedSections(patient: Schema<'Patient'>) {
  const texts = useTexts().patient
  const { label } = useLabels()
  const { none } = useUiTexts()
  const { date } = useFormat()
  const { today } = useClinicDay()
  const completed: readonly PatientDetail[] = isMinor(patient.date_of_birth, today)
    ? [...byHand, ...guardian]
    : [...byHand, 'occupation']
  const blank = (
    <span className={printing().blank}>
      <VisuallyHidden>{none}</VisuallyHidden>
    </span>
  )
  return patientSections({ texts, label }, patient, date).flatMap(({ title, pairs }) => {
    const facts = pairs
      .filter(({ field, value }) => value !== '' || completed.includes(field))
      .map((pair) => [pair.label, pair.value === '' ? blank : written(pair)] as const)
    return facts.length > 0 ? [{ title, facts }] : []
  })
}

const written = ({ field, value }: { field: PatientDetail; value: string }) =>
  phones.includes(field) ? <PhoneNumber number={value} /> : value

const phones: readonly PatientDetail[] = ['phone', 'relative_phone', 'guardian_phone']
const guardian: readonly PatientDetail[] = ['guardian_name', 'guardian_relationship', 'guardian_phone']
const byHand: readonly PatientDetail[] = [
  'place_of_birth',
  'phone',
  'email',
  'identity_number',
  'street',
  'village',
  'district',
  'city',
  'province',
  'postcode',
  'relative_name',
  'relationship',
  'relative_phone',
]
