import { addDays, weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import { isAway } from '../../domain/schedule/working-shifts'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** Any day names its week. A room or dentist that is not here any more is left open. */
export const copyStaffWeek: UseCase<'copyStaffWeek'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    const [from = body.from] = weekOf(body.from)
    const [to = body.to] = weekOf(body.to)
    if (from === to) throw new Refusal(422, 'checkFields', { fields: { to: 'sameWeek' } })

    // changes of these assistants, schedules and places wait: locks are taken in the order a shift takes them
    await sql`select from staff where company_id = ${company_id} and clinic_id = ${clinic_id} and id in (
      select staff_id from shift where company_id = ${company_id} and clinic_id = ${clinic_id}
        and date between ${from} and ${addDays(from, 6)}) order by id for update`.execute(tx)
    for (const table of ['doctor', 'room'] as const)
      await sql`select from ${sql.table(table)} where company_id = ${company_id} and clinic_id = ${clinic_id}
        order by id for share`.execute(tx)
    // and plans with one of them in another clinic of the company
    await sql`
      select pg_advisory_xact_lock(hashtextextended(${`shift ${company_id} `} || worker_key, 0)) from (
        select distinct worker_key from shift where company_id = ${company_id} and clinic_id = ${clinic_id}
          and staff_id is not null and date between ${from} and ${addDays(from, 6)} order by worker_key
      ) as persons`.execute(tx)
    const { rows } = await sql<{ id: number | null }>`
      with source as (
        select shift.*, ${to}::date - ${from}::date as days from shift
        where company_id = ${company_id} and clinic_id = ${clinic_id} and staff_id is not null
          and date between ${from} and ${addDays(from, 6)} and cancelled_at is null and not ${isAway}
      ), copied as (
        insert into shift (company_id, clinic_id, staff_id, worker_key, date, starts_at, ends_at, room_id, assists_doctor_id,
          slot_minutes, quota, online_bookable)
        select company_id, clinic_id, staff_id, worker_key, date + days, starts_at + days * interval '1 day',
          ends_at + days * interval '1 day',
          (select id from room where room.company_id = source.company_id and room.clinic_id = source.clinic_id
            and room.id = source.room_id and room.status <> 'inactive'),
          (select id from doctor where doctor.company_id = source.company_id and doctor.clinic_id = source.clinic_id
            and doctor.id = source.assists_doctor_id and doctor.status <> 'inactive'),
          slot_minutes, quota, online_bookable
        from source
        where ends_at + days * interval '1 day' > ${now}
          and exists (select from staff where staff.company_id = source.company_id
            and staff.clinic_id = source.clinic_id and staff.id = source.staff_id and staff.status <> 'inactive')
          and not exists (select from absence where absence.company_id = source.company_id
            and absence.clinic_id = source.clinic_id and absence.staff_id = source.staff_id
            and absence.state = 'approved' and source.date + days between absence.starts_on and absence.ends_on)
          and not exists (select from shift as other where other.company_id = source.company_id
            and other.worker_key = source.worker_key and other.cancelled_at is null
            and tstzrange(other.starts_at, other.ends_at) && tstzrange(
              source.starts_at + days * interval '1 day', source.ends_at + days * interval '1 day'))
        returning id
      )
      select copied.id from copied
      union all
      select null from generate_series(1, (select count(*) from source) - (select count(*) from copied))`.execute(tx)
    const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
    recordEvent(tx, caller, { action: 'copy_shifts', object: 'shift', object_id: null, after: { from, to, ids } })
    return { shifts: ids.length, left_out: rows.length - ids.length }
  })
