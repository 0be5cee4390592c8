import { ageOn, isDate } from './date-of-birth'
import type { PatientDraft } from './patient'
import type { PatientProblems } from './patient-problems'

/** From this age people have an identity card of their own and register themselves. To agree to a treatment they are older (`consentsAlone`). */
const adultYears = 17

/** Whether somebody else decides for a person. `today` is a plain date in the zone of the clinic. */
export const isMinor = (date_of_birth: string, today: string): boolean =>
  isDate(date_of_birth) && date_of_birth <= today && ageOn(date_of_birth, today).years < adultYears

/** Returns what a minor's registration lacks. The desk saves without it: the guardian may wait outside. */
export function guardianProblems(
  { date_of_birth, guardian_name, guardian_phone, guardian_relationship }: PatientDraft,
  { today }: { today: string },
): PatientProblems {
  if (!isMinor(date_of_birth, today)) return {}
  return {
    ...(guardian_name.trim() === '' && { guardian_name: 'required' }),
    ...(guardian_relationship === null && { guardian_relationship: 'required' }),
    ...(guardian_phone.trim() === '' && { guardian_phone: 'required' }),
  }
}
