import type { Schema } from '@clinic/api'
import { openingHoursOn } from '@clinic/core/information'
import { addDays, weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Call, Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { WorkerSchedule } from './worker-schedule'
import { isAway } from './working-shifts'

type Kind = Pick<WorkerSchedule, 'kind'>
type SkipReason = Schema<'WeekCopySkipped'>['reason']

/** The Mondays of a week and of the one it is copied to. */
export interface Weeks {
  from: string
  to: string
}

interface PlannedShift {
  doctor_id: number | null
  staff_id: number | null
  worker_key: string
  date: string
  starts_at: string
  ends_at: string
  room_id: number | null
  assists_doctor_id: number | null
  slot_minutes: number
  quota: number | null
  online_bookable: boolean
}

/** Any day names its week. */
export function weeksOf({ from, to }: Schema<'WeekCopyInput'>): Weeks {
  const [source = from] = weekOf(from)
  const [target = to] = weekOf(to)
  if (source === target) throw new Refusal(422, 'checkFields', { fields: { to: 'sameWeek' } })
  return { from: source, to: target }
}

/**
 * The shifts of a week that take place, as they would be in the other week; those that cannot be there with the reason. A dentist
 * who is assisted and not here any more is left open.
 */
export async function plannedWeek(
  database: Database | Transaction,
  { kind }: Kind,
  { caller, now, from, to }: Pick<Call<'copyStaffWeek'>, 'caller' | 'now'> & Weeks,
) {
  const { company_id, clinic_id } = caller
  const closed = await closedDays(database, caller, to)
  const { rows } = await sql<PlannedShift & { reason: SkipReason | null }>`
    with planned as (
      select shift.company_id, shift.clinic_id, shift.doctor_id, shift.staff_id, ${keyOfWorker(kind)} as worker_key,
        worker.status, shift.template_id, shift.date + days as date, shift.starts_at + days * interval '1 day' as starts_at,
        shift.ends_at + days * interval '1 day' as ends_at, shift.room_id, shift.assists_doctor_id, shift.slot_minutes,
        shift.quota, shift.online_bookable
      from shift join ${sql.table(kind)} as worker on worker.company_id = shift.company_id
        and worker.clinic_id = shift.clinic_id and worker.id = ${sql.ref(`shift.${kind}_id`)},
        (select ${to}::date - ${from}::date as days) as distance
      where shift.company_id = ${company_id} and shift.clinic_id = ${clinic_id}
        and shift.date between ${from} and ${addDays(from, 6)} and shift.cancelled_at is null and not ${isAway}
    )
    select doctor_id, staff_id, worker_key, date, starts_at, ends_at, room_id, slot_minutes, quota, online_bookable,
      (select id from doctor where doctor.company_id = planned.company_id and doctor.clinic_id = planned.clinic_id
        and doctor.id = planned.assists_doctor_id and doctor.status <> 'inactive') as assists_doctor_id,
      case
        when ends_at <= ${now} then 'over'
        when status = 'inactive' then 'inactive'
        when date = any(string_to_array(${closed.join(' ')}, ' ')::date[]) then 'closed'
        when exists (select from absence where absence.company_id = planned.company_id
          and absence.clinic_id = planned.clinic_id and ${sql.ref(`absence.${kind}_id`)} = ${sql.ref(`planned.${kind}_id`)}
          and absence.state = 'approved' and planned.date between absence.starts_on and absence.ends_on) then 'away'
        when exists (select from shift as other where other.company_id = planned.company_id
          and other.worker_key = planned.worker_key and other.cancelled_at is null
          and tstzrange(other.starts_at, other.ends_at) && tstzrange(planned.starts_at, planned.ends_at)) then 'working'
        when exists (select from shift as other where other.company_id = planned.company_id
          and other.clinic_id = planned.clinic_id and other.template_id = planned.template_id
          and other.date = planned.date and other.cancelled_at is not null) then 'cancelled'
        when ${isRoomOutOfUse} then 'room'
      end as reason
    from planned order by date, starts_at`.execute(database)
  return {
    shifts: rows.flatMap(({ reason, ...shift }) => (reason === null ? [shift] : [])),
    skipped: countOf<SkipReason>(rows),
  }
}

/** How many rows have which reason, the most frequent first. */
export function countOf<Reason extends string>(rows: readonly { reason: Reason | null }[]) {
  const counts = new Map<Reason, number>()
  for (const { reason } of rows) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return Array.from(counts, ([reason, shifts]) => ({ reason, shifts })).sort((a, b) => b.shifts - a.shifts)
}

/** The room is inactive, or under maintenance during the shift, in a statement over `planned` shifts. */
export const isRoomOutOfUse = sql<boolean>`(
  exists (select from room where room.company_id = planned.company_id and room.clinic_id = planned.clinic_id
    and room.id = planned.room_id and room.status = 'inactive')
  or exists (select from room_maintenance where room_maintenance.company_id = planned.company_id
    and room_maintenance.clinic_id = planned.clinic_id and room_maintenance.room_id = planned.room_id
    and room_maintenance.cancelled_at is null
    and tstzrange(room_maintenance.starts_at, room_maintenance.ends_at)
      && tstzrange(planned.starts_at, planned.ends_at)))`

/** The key of a worker as it is by now, in a statement over `worker`: see `workerKey`. */
export const keyOfWorker = (kind: Kind['kind']) => sql<string>`case when worker.nik = ''
  then ${`${kind}:`} || worker.clinic_id || ':' || worker.id else worker.nik end`

/** The days of a week on which the clinic is closed; none while it has entered no opening hours. */
async function closedDays(database: Database | Transaction, { company_id, clinic_id }: Caller, monday: string) {
  const hours = await database
    .selectFrom('clinic')
    .select(['opening_week as week', 'special_dates'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const isEntered = Object.values(hours.week).some((shifts) => shifts.length > 0)
  const isKnown = (date: string) => isEntered || hours.special_dates.some((each) => each.date === date)
  return weekOf(monday).filter((date) => isKnown(date) && openingHoursOn(hours, date).length === 0)
}
