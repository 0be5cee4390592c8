import { type Values, valuesOf } from '@clinic/core/values'
import type { ChangeEvent } from 'react'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import type { PatientFieldsProps } from './patient-fields-props'

type TextName =
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'email'
  | 'place_of_birth'
  | 'ethnicity'
  | 'nationality'
  | 'occupation'
  | 'identity_reason'
  | 'relative_name'
  | 'relative_phone'
  | 'guardian_name'
  | 'guardian_phone'
type ChoiceName =
  | 'blood_type'
  | 'marital_status'
  | 'education_level'
  | 'religion'
  | 'relationship'
  | 'guardian_relationship'

/** Returns the props that the fields of a patient share: `<TextField {...text('phone')} required />`. */
export function usePatientField({ value, errors, change, own }: PatientFieldsProps) {
  const { patient, ui } = useTexts()
  const { options } = useLabels()
  return {
    text: (name: TextName, autoComplete = 'off') => ({
      name,
      label: patient.fields[name](),
      error: errors[name],
      value: value[name],
      // at the desk the browser would offer the patient before
      autoComplete: own ? autoComplete : 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
    }),
    /** An optional choice. */
    choice: <Value extends string>(name: ChoiceName, values: Values<Value>) => ({
      name,
      label: patient.fields[name](),
      error: errors[name],
      value: value[name] ?? '',
      placeholder: ui.none(),
      options: options(values),
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        change({ [name]: oneOf(valuesOf(values), target.value) ?? null }),
    }),
  }
}
