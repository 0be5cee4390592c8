import { isDate, partsOf } from './date-of-birth'
import type { PatientDraft, PatientField } from './patient'

export type PatientHint = 'nikDoesNotFit'

/** Returns warnings that do not block saving: official papers contain mistakes. */
export function patientHints(patient: PatientDraft): Partial<Record<PatientField, PatientHint>> {
  return nikFits(patient) ? {} : { identity_number: 'nikDoesNotFit' }
}

/** Digits 7 to 12 of a NIK are the day, month and year of birth; for women the day is counted from 40. */
function nikFits({ identification, identity_number, sex, date_of_birth }: PatientDraft): boolean {
  const canBeCompared =
    identification === 'nik' && /^\d{16}$/.test(identity_number) && sex !== '' && isDate(date_of_birth)
  if (!canBeCompared) return true
  const { year, month, day } = partsOf(date_of_birth)
  const digits = [sex === 'female' ? day + 40 : day, month, year % 100].map((part) => String(part).padStart(2, '0'))
  return identity_number.slice(6, 12) === digits.join('')
}
