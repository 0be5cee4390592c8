import { type SatuSehatStage, statesAtStage } from '@clinic/core/satu-sehat'
import { sql } from 'kysely'
import type { Caller } from '../../use-case/contract'
import { todayIn } from '../clinic/clinic-day'

interface Day {
  caller: Caller
  now: Date
}

/** In a statement over `satu_sehat_visit`: whether a visit is at a stage. Sent today is what was sent since the midnight of the clinic. */
export const isAtStage = (stage: SatuSehatStage, { caller, now }: Day) => sql<boolean>`(
  satu_sehat_visit.state in (${sql.join(statesAtStage[stage])})
  and ${stage === 'sent_today' ? isSentSince(caller, now) : sql`true`}
)`

const isSentSince = ({ company_id, clinic_id }: Caller, now: Date) => sql<boolean>`exists (
  select from satu_sehat_step as told where told.company_id = satu_sehat_visit.company_id
    and told.clinic_id = satu_sehat_visit.clinic_id and told.visit_id = satu_sehat_visit.id
    and told.sent_at >= ${todayIn({ company_id, clinic_id }, now)}::timestamp at time zone
      (select time_zone from clinic where company_id = ${company_id} and id = ${clinic_id})
)`
