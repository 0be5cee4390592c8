import type { Schema } from '@clinic/api'
import { licenceState } from './licence'

type Dentist = Pick<Schema<'DoctorExternal'>, 'status' | 'sip_number' | 'sip_valid_until'> & {
  /** null: of the house */
  engagement: Schema<'Engagement'> | null
}

export type TreatmentProblem = NonNullable<Schema<'TreatingDoctor'>['problem']>

/** Returns the reason why a dentist may not treat patients on a day, YYYY-MM-DD. Their shifts say on which days and hours they work. */
export function treatmentProblem({ status, engagement, ...licence }: Dentist, day: string): TreatmentProblem | null {
  if (status === 'inactive') return 'inactive'
  if (engagement === 'referral_recipient') return 'refers_only'
  const state = licenceState(licence, day)
  if (state === 'none') return 'licence_missing'
  return state === 'expired' ? 'licence_expired' : null
}
