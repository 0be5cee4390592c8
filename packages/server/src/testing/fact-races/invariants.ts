import { sql } from 'kysely'
import type { Stage } from './stage'

/** Returns the states that no order of the requests may leave behind, for every race. */
export async function findBrokenInvariants({ database, clinic: { company_id } }: Stage) {
  const inactive = (table: 'doctor' | 'staff' | 'room') =>
    sql`exists (select from ${sql.table(table)} as its where its.company_id = planned.company_id
      and its.id = planned.${sql.ref(`${table}_id`)} and its.status = 'inactive')`
  const { rows } = await sql<{ what: string; id: number }>`
    select 'appointment of who is inactive' as what, id from appointment as planned where company_id = ${company_id}
      and state in ('booked', 'confirmed') and (${inactive('doctor')} or ${inactive('room')})
    union all select 'arrived without a visit, or the other way round', id from appointment where company_id = ${company_id}
      and (state = 'arrived') is distinct from exists (select from visit where visit.company_id = appointment.company_id
        and visit.appointment_id = appointment.id and visit.state <> 'entered_in_error')
    union all select 'shift of who is inactive', id from shift as planned where company_id = ${company_id}
      and cancelled_at is null and ends_at > now() and (${inactive('doctor')} or ${inactive('staff')} or ${inactive('room')})
    union all select 'no manager', id from clinic where company_id = ${company_id} and not exists (
      select from "user" where company_id = ${company_id} and role = 'manager_clinic' and status = 1)
    union all select 'person created twice', min(id) from patient where company_id = ${company_id} and id in (
      select object_id from audit_event where company_id = ${company_id} and object = 'patient' and action = 'create')
      group by first_name, last_name, date_of_birth, phone having count(*) > 1
    union all select 'absence twice', one.id from absence as one join absence as other on other.company_id = one.company_id
      and other.id > one.id and other.starts_on <= one.ends_on and other.ends_on >= one.starts_on
      where one.company_id = ${company_id}`.execute(database)
  return rows
}

/** Whether the audit, whose order is that of the commits, tells the first after the second. */
export async function isOutOfOrder(
  { database, clinic: { company_id } }: Stage,
  [relies, changes]: readonly [string, string],
) {
  const events = await database
    .selectFrom('audit_event')
    .select('object')
    .where('company_id', '=', company_id)
    .where('query', 'is', null)
    .where('object', 'in', [relies, changes])
    .orderBy('group_number')
    .orderBy('position')
    .execute()
  const objects = events.map(({ object }) => object)
  return objects.includes(changes) && objects.lastIndexOf(relies) > objects.indexOf(changes)
}
