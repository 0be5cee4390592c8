import { addDays } from '@clinic/core/time'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { weeksOf } from '../../domain/schedule/planned-week'
import { recordWeekCopy } from '../../domain/schedule/record-week-copy'
import { weekCopyRows } from '../../domain/schedule/week-copy-rows'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { plannedRooms } from './planned-rooms'

/** What copying the rooms of a week would do; nothing is written. */
export const previewDoctorRoomCopy: UseCase<'previewDoctorRoomCopy'> = async ({ database, caller, now, query }) => {
  const weeks = weeksOf(query)
  const { shifts, skipped } = await plannedRooms(database, { caller, now, ...weeks })
  return { ...weeks, shifts: shifts.length, skipped }
}

/** Gives the shifts of a week the rooms of another, and remembers which they had, so that it can be undone. */
export const copyDoctorRoom: UseCase<'copyDoctorRoom'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    const weeks = weeksOf(body)
    await lockShifts(tx, caller, sql`date between ${weeks.to} and ${addDays(weeks.to, 6)}`)
    const { shifts, skipped } = await plannedRooms(tx, { caller, now, ...weeks })
    await sql`
      update shift set room_id = planned.room_id, is_exception = true, version = shift.version + 1, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as planned (id bigint, room_id bigint)
      where shift.company_id = ${company_id} and shift.clinic_id = ${clinic_id} and shift.id = planned.id`.execute(tx)
    const { id } = await recordWeekCopy(tx, call, {
      ...weeks,
      kind: 'doctor',
      shifts: shifts.length,
      skipped,
      rooms: shifts.map(({ before, version }) => ({ ...before, version: version + 1 })),
    })
    const after = { ...weeks, copy_id: id, ids: shifts.map((shift) => shift.id) }
    recordEvent(tx, caller, { action: 'copy_rooms', object: 'shift', object_id: null, after })
    return weekCopyRows(tx, caller, { kind: 'doctor', copied: 'rooms' }).where('id', '=', id).executeTakeFirstOrThrow()
  })

/** Changes of these schedules, and of rooms to inactive, wait: locks are taken in the order a shift takes them. */
export async function lockShifts(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  which: ReturnType<typeof sql<boolean>>,
) {
  await sql`select from doctor where company_id = ${company_id} and clinic_id = ${clinic_id} and id in (
    select doctor_id from shift where company_id = ${company_id} and clinic_id = ${clinic_id} and ${which})
    order by id for update`.execute(tx)
  await sql`select from room where company_id = ${company_id} and clinic_id = ${clinic_id}
    order by id for share`.execute(tx)
}
