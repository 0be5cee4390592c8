import { sql } from 'kysely'

/** Whether nobody corrected a measurement: core's `standing`, in a statement. */
export const isStanding = sql<boolean>`not exists (select from vital_sign as later
  where later.company_id = vital_sign.company_id and later.clinic_id = vital_sign.clinic_id
    and later.supersedes = vital_sign.id)`
