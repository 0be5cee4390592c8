import { addDays, weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** Any day names its week. Rooms that are out of use by now are not copied. */
export const copyDoctorRoom: UseCase<'copyDoctorRoom'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    const [from = body.from] = weekOf(body.from)
    const [to = body.to] = weekOf(body.to)
    if (from === to) throw new Refusal(422, 'checkFields', { fields: { to: 'sameWeek' } })
    // changes of these schedules, and of these rooms to inactive, wait: locks are taken in the order a shift takes them
    await sql`select from doctor where company_id = ${company_id} and clinic_id = ${clinic_id} and id in (
      select doctor_id from shift where company_id = ${company_id} and clinic_id = ${clinic_id}
        and date between ${to} and ${addDays(to, 6)}) order by id for update`.execute(tx)
    await sql`select from room where company_id = ${company_id} and clinic_id = ${clinic_id}
      order by id for share`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      update shift set room_id = source.room_id, is_exception = true, version = shift.version + 1, updated_at = ${now}
      from shift as source
      join room on room.company_id = source.company_id and room.clinic_id = source.clinic_id and room.id = source.room_id
        and room.status = 'active'
      where shift.company_id = ${company_id} and shift.clinic_id = ${clinic_id}
        and shift.date between ${to} and ${addDays(to, 6)} and shift.starts_at > ${now} and shift.cancelled_at is null
        and source.company_id = shift.company_id and source.clinic_id = shift.clinic_id
        and source.doctor_id = shift.doctor_id and source.cancelled_at is null
        and shift.date - ${to}::date = source.date - ${from}::date
        and shift.starts_at - source.starts_at = (shift.date - source.date) * interval '1 day'
        and source.room_id is distinct from shift.room_id
      returning shift.id`.execute(tx)
    const shifts = rows.length
    const ids = rows.map(({ id }) => id)
    recordEvent(tx, caller, { action: 'copy_rooms', object: 'shift', object_id: null, after: { from, to, ids } })
    return { shifts }
  })
