import { sql } from 'kysely'
import type { Transaction } from '../schema'
import type { Place } from './insert'

/** What SATUSEHAT is told of: the visits that ended in the last two weeks. Older ones were told with another system. */
export async function insertToldVisits(tx: Transaction, { company_id, clinic_id }: Place, { now }: { now: Date }) {
  await sql`
    insert into satu_sehat_visit (company_id, clinic_id, id, finished_at, state, due_at)
    select company_id, clinic_id, visit_id, max(at), 'not_ready', max(at) from visit_event
    where company_id = ${company_id} and clinic_id = ${clinic_id} and to_state in ('finished', 'left', 'entered_in_error')
      and at > ${now.toISOString()}::timestamptz - interval '14 days'
    group by company_id, clinic_id, visit_id`.execute(tx)
}
