import type { ChangeEvent } from 'react'
import type { PatientFieldsProps } from './patient-fields'
import { useTexts } from './use-texts'

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

/** What every text of a patient has in common: `<TextField {...field('phone')} required />`. */
export function usePatientField({ value, errors, change, own }: PatientFieldsProps) {
  const { fields } = useTexts().patient
  return (name: TextName, autoComplete = 'off') => ({
    name,
    label: fields[name](),
    value: value[name],
    error: errors[name],
    // at the desk the browser would offer the patient before
    autoComplete: own ? autoComplete : 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  })
}
