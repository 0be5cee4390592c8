import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { ReplacedRoom } from '../../database/tables/schedule'
import { countOf, isRoomOutOfUse, type Weeks } from '../../domain/schedule/planned-week'
import type { Call } from '../../use-case/contract'

type Reason = Schema<'WeekCopySkipped'>['reason']

/** A shift of a dentist and the room it would get. */
interface PlannedRoom {
  id: number
  room_id: number | null
  before: Omit<ReplacedRoom, 'version'>
  version: number
}

/** The shifts of a week that would get the room of the same shift in another one; the others are counted by reason. */
export async function plannedRooms(
  database: Database | Transaction,
  { caller, now, from, to }: Pick<Call<'copyDoctorRoom'>, 'caller' | 'now'> & Weeks,
) {
  const { company_id, clinic_id } = caller
  const { rows } = await sql<PlannedRoom & { reason: Reason | null }>`
    with planned as (
      select shift.company_id, shift.clinic_id, shift.id, shift.starts_at, shift.ends_at, shift.version,
        source.id as source_id, source.room_id, shift.room_id as replaced_id,
        jsonb_build_object('shift_id', shift.id, 'room_id', shift.room_id, 'is_exception', shift.is_exception,
          'template_version', (select version from shift_template where shift_template.company_id = shift.company_id
            and shift_template.clinic_id = shift.clinic_id and shift_template.id = shift.template_id)) as before
      from shift left join lateral (
        select source.id, source.room_id from shift as source
        where source.company_id = shift.company_id and source.clinic_id = shift.clinic_id
          and source.doctor_id = shift.doctor_id and source.cancelled_at is null
          and source.date between ${from} and ${addDays(from, 6)}
          and shift.date - ${to}::date = source.date - ${from}::date
          and shift.starts_at - source.starts_at = (shift.date - source.date) * interval '1 day'
        limit 1) as source on true
      where shift.company_id = ${company_id} and shift.clinic_id = ${clinic_id} and shift.doctor_id is not null
        and shift.date between ${to} and ${addDays(to, 6)} and shift.cancelled_at is null
    )
    select id, room_id, before, version, case
      when starts_at <= ${now} then 'begun'
      when source_id is null then 'unmatched'
      when room_id is null then 'roomless'
      when room_id = replaced_id then 'unchanged'
      when ${isRoomOutOfUse} then 'room'
    end as reason
    from planned order by starts_at, id`.execute(database)
  return {
    shifts: rows.flatMap(({ reason, ...shift }) => (reason === null ? [shift] : [])),
    skipped: countOf<Reason>(rows),
  }
}
