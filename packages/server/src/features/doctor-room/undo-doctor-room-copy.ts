import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { countOf } from '../../domain/schedule/planned-week'
import { undoCopy } from '../../domain/schedule/undo-week-copy'
import type { Call, UseCase } from '../../use-case/contract'
import { lockShifts } from './copy-doctor-room'

/** Gives the shifts of a copy the rooms they had before it; those that nobody may change so stay and are counted. */
export const undoDoctorRoomCopy: UseCase<'undoDoctorRoomCopy'> = (call) =>
  undoCopy(call, {
    kind: 'doctor',
    copied: 'rooms',
    lock: (tx) =>
      lockShifts(tx, call.caller, sql<boolean>`id in (select shift_id from ${replacedRooms(call)} as before)`),
    takeBack: (tx) => restoreRooms(tx, call),
  })

type Undo = Pick<Call<'undoDoctorRoomCopy'>, 'caller' | 'now' | 'path'>

async function restoreRooms(tx: Transaction, call: Undo) {
  const { caller, now } = call
  const { company_id, clinic_id } = caller
  const { rows } = await sql<{ shift_id: number; reason: Schema<'WeekCopyKept'>['reason'] | null }>`
    select before.shift_id, case
      when shift.id is null or shift.version <> before.version then 'changed'
      when shift.starts_at <= ${now} then 'begun'
      when exists (select from room where room.company_id = ${company_id} and room.clinic_id = ${clinic_id}
        and room.id = before.room_id and room.status = 'inactive') then 'room'
    end as reason
    from ${replacedRooms(call)} as before left join shift on shift.company_id = ${company_id}
      and shift.clinic_id = ${clinic_id} and shift.id = before.shift_id`.execute(tx)
  const ids = rows.flatMap(({ shift_id, reason }) => (reason === null ? [shift_id] : []))
  // its regular shift takes it back where it still says the same
  if (ids.length > 0)
    await sql`
      update shift set room_id = before.room_id, version = shift.version + 1, updated_at = ${now},
        is_exception = before.is_exception or before.template_version is distinct from (
          select version from shift_template where shift_template.company_id = shift.company_id
            and shift_template.clinic_id = shift.clinic_id and shift_template.id = shift.template_id)
      from ${replacedRooms(call)} as before
      where shift.company_id = ${company_id} and shift.clinic_id = ${clinic_id} and shift.id = before.shift_id
        and shift.id in (${sql.join(ids)})`.execute(tx)
  const before = { copy_id: call.path.id, ids }
  recordEvent(tx, caller, { action: 'restore_rooms', object: 'shift', object_id: null, before })
  return countOf(rows)
}

/** The shifts of a copy as they were before it. */
const replacedRooms = ({ caller: { company_id, clinic_id }, path }: Undo) => sql`(
  select replaced.* from shift_copy, jsonb_to_recordset(shift_copy.rooms) as replaced
    (shift_id bigint, room_id bigint, is_exception boolean, template_version bigint, version bigint)
  where shift_copy.company_id = ${company_id} and shift_copy.clinic_id = ${clinic_id} and shift_copy.id = ${path.id})`
