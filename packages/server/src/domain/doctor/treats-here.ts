import { sql } from 'kysely'

/** Whether a person works here and treats patients, whatever their licence: core's `treatmentProblem`, in a statement over `doctor`. */
export const treatsHere = sql<boolean>`(doctor.status <> 'inactive'
  and doctor.engagement is distinct from 'referral_recipient')`
