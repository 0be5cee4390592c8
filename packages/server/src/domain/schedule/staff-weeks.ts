import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Of each of these weeks, whether the assistants see it, and whether it is still as it was when it was published. */
export async function staffWeeks(
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  mondays: readonly string[],
): Promise<Schema<'StaffWeek'>[]> {
  const { rows } = await sql<Schema<'StaffWeek'>>`
    select week.monday::text, published_at, published_by, case when published_at is null then 'draft'
      when fingerprint = ${fingerprint} then 'published' else 'changed' end as state
    from unnest(string_to_array(${mondays.join(' ')}, ' ')::date[]) as week (monday)
    join clinic on clinic.company_id = ${company_id} and clinic.id = ${clinic_id}
    left join staff_week on staff_week.company_id = clinic.company_id and staff_week.clinic_id = clinic.id
      and staff_week.monday = week.monday
    order by week.monday`.execute(database)
  return rows
}

/** The facts an assistant needs to know about the shifts of a week, in a statement over `clinic` and `week`. */
export const fingerprint = sql<string>`(
  select md5(coalesce(string_agg(concat_ws(' ', staff_id, starts_at at time zone 'utc', ends_at at time zone 'utc',
    coalesce(room_id, 0), coalesce(assists_doctor_id, 0)), ',' order by staff_id, starts_at), ''))
  from shift where shift.company_id = clinic.company_id and shift.clinic_id = clinic.id and shift.staff_id is not null
    and shift.date between week.monday and week.monday + 6 and shift.cancelled_at is null)`
