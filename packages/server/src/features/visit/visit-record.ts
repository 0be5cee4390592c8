import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { todayIn } from '../../domain/clinic/clinic-day'
import type { RequestContext } from '../../use-case/contract'

/** In a statement over `visit`: what is written about it, as far as the caller may read it. Of several notes the one signed last holds. */
export const visitRecord = (seen: RequestContext) => sql<Schema<'VisitRecord'> | null>`case when ${isReadable(seen)}
  then jsonb_build_object('note', (select note.state ${notes} order by note.id desc limit 1),
    'signed_by', (select note.doctor_id ${notes} and note.state = 'signed' order by note.id desc limit 1),
    'diagnoses', ${diagnoses}, 'procedures', ${procedures}) end`

function isReadable({ caller, now }: RequestContext) {
  if (caller.role === 'front_office_clinic') return sql<boolean>`false`
  return caller.role === 'nurse_clinic' ? sql<boolean>`visit.queue_date = ${todayIn(caller, now)}` : sql<boolean>`true`
}

const notes = sql`from note where note.company_id = visit.company_id and note.clinic_id = visit.clinic_id
  and note.visit_id = visit.id`
const signedLast = sql`(select max(note.id) ${notes} and note.state = 'signed')`

const diagnoses = sql`coalesce((
  select jsonb_agg(jsonb_build_object('code', diagnosis.code, 'tooth', diagnosis.tooth, 'rank', diagnosis.rank)
    order by diagnosis.rank, diagnosis.id)
  from diagnosis where diagnosis.company_id = visit.company_id and diagnosis.clinic_id = visit.clinic_id
    and diagnosis.visit_id = visit.id and diagnosis.note_id = ${signedLast}), '[]')`

const procedures = sql`coalesce((
  select jsonb_agg(jsonb_build_object('name', procedure.name, 'tooth', procedure.tooth, 'surfaces', procedure.surfaces,
    'jaw', procedure.jaw, 'quantity', procedure.quantity, 'outcome', procedure.outcome) order by procedure.id)
  from procedure where procedure.company_id = visit.company_id and procedure.clinic_id = visit.clinic_id
    and procedure.visit_id = visit.id and procedure.note_id = ${signedLast}), '[]')`
