import { templateDates } from '@clinic/core/schedule'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { daysOf, moment, refuseOverlap } from './refuse-overlap'

interface Filling {
  id: number
  worker_key: string
  now: Date
}

/**
 * Creates the future shifts of a template: all of them, or none. Shifts that have begun, were changed or were cancelled stay as
 * they are; on their days the template adds nothing.
 */
export async function fillTemplate(tx: Transaction, caller: Caller, { id, worker_key, now }: Filling) {
  const { company_id, clinic_id } = caller
  await takeBackShifts(tx, caller, { id, now })
  const template = await tx
    .selectFrom('shift_template')
    .selectAll()
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
  const { starts, ends, doctor_id, staff_id, room_id, assists_doctor_id } = template
  const { slot_minutes, quota, online_bookable } = template
  const { rows } = await sql<{ day: string }>`
    select day::text from clinic, ${daysOf(templateDates(template))}
    where clinic.company_id = ${company_id} and clinic.id = ${clinic_id}
      and ${moment('day', starts)} at time zone clinic.time_zone > ${now}
      and day not in (select date from shift where company_id = ${company_id} and clinic_id = ${clinic_id}
        and template_id = ${id})`.execute(tx)
  const dates = rows.map(({ day }) => day)
  if (dates.length === 0) return
  await refuseOverlap(tx, caller, { worker_key, dates, starts, ends })
  await sql`
    insert into shift (company_id, clinic_id, doctor_id, staff_id, worker_key, template_id, date, starts_at, ends_at, room_id,
      assists_doctor_id, slot_minutes, quota, online_bookable)
    select clinic.company_id, clinic.id, ${doctor_id}::bigint, ${staff_id}::bigint, ${worker_key}, ${id}, day,
      ${moment('day', starts)} at time zone clinic.time_zone, ${moment('day', ends)} at time zone clinic.time_zone,
      ${room_id}::bigint, ${assists_doctor_id}::bigint, ${slot_minutes}::smallint, ${quota}::smallint, ${online_bookable}::boolean
    from clinic, ${daysOf(dates)}
    where clinic.company_id = ${company_id} and clinic.id = ${clinic_id}`.execute(tx)
}

/** Takes back the shifts of a template that have not begun and were not changed by themselves. */
async function takeBackShifts(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { id, now }: Pick<Filling, 'id' | 'now'>,
) {
  await tx
    .deleteFrom('shift')
    .where('company_id', '=', company_id)
    .where('clinic_id', '=', clinic_id)
    .where('template_id', '=', id)
    .where('starts_at', '>', now.toISOString())
    .where('is_exception', '=', false)
    .where('cancelled_at', 'is', null)
    .execute()
}
