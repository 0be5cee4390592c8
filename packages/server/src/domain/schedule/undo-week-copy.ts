import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { countOf } from './planned-week'
import { type Copying, weekCopyRows } from './week-copy-rows'
import type { WorkerSchedule } from './worker-schedule'

type Undo = Pick<Call<'undoStaffWeekCopy'>, 'body' | 'caller' | 'database' | 'now' | 'path'>
type Kept = Schema<'WeekCopyKept'>

interface CopyUndo extends Copying {
  /** locks what every writer of the copied shifts locks first */
  lock: (tx: Transaction) => Promise<unknown>
  /** takes back what the copy did, and counts what it leaves */
  takeBack: (tx: Transaction) => Promise<Kept[]>
}

/** Undoes a copy once. */
export const undoCopy = ({ body, caller, database, now, path }: Undo, { lock, takeBack, ...copying }: CopyUndo) =>
  changeRow(database, caller, {
    table: 'shift_copy',
    id: path.id,
    read: (tx) => weekCopyRows(tx, caller, copying).where('id', '=', path.id).executeTakeFirst(),
    lockOwner: lock,
    move: { to: ({ state }) => (state === 'copied' ? 'undone' : null), refusal: 'weekCopyUndone' },
    version: body.version,
    async apply({ tx }) {
      const kept = await takeBack(tx)
      return {
        state: 'undone' as const,
        kept: JSON.stringify(kept),
        undone_at: now.toISOString(),
        undone_by: caller.name,
      }
    },
    action: 'undo',
  })

/** Removes the shifts that a copy entered and nobody has touched or used since; counts the others. */
export const undoWeekCopy = ({ kind }: Pick<WorkerSchedule, 'kind'>, call: Undo) =>
  undoCopy(call, {
    kind,
    copied: 'shifts',
    lock: (tx) => lockWorkers(tx, { kind }, call),
    takeBack: (tx) => removeShifts(tx, call),
  })

/** Whoever changes one of these shifts, or books in it, locks its worker first. */
const lockWorkers = (tx: Transaction, { kind }: Pick<WorkerSchedule, 'kind'>, { caller, path }: Undo) => {
  const { company_id, clinic_id } = caller
  return sql`select from ${sql.table(kind)} where company_id = ${company_id} and clinic_id = ${clinic_id} and id in (
    select ${sql.ref(`shift.${kind}_id`)} from shift where company_id = ${company_id} and clinic_id = ${clinic_id}
      and copy_id = ${path.id}) order by id for update`.execute(tx)
}

async function removeShifts(tx: Transaction, { caller, now, path }: Undo) {
  const { company_id, clinic_id } = caller
  const { rows } = await sql<{ id: number; reason: Kept['reason'] | null }>`
    select shift.id, case
      when shift.version > 1 then 'changed'
      when shift.starts_at <= ${now} then 'begun'
      when exists (select from appointment where appointment.company_id = shift.company_id
        and appointment.clinic_id = shift.clinic_id and appointment.doctor_id = shift.doctor_id
        and appointment.state in ('booked', 'confirmed')
        and appointment.starts_at < shift.ends_at and appointment.ends_at > shift.starts_at) then 'booked'
    end as reason
    from shift where shift.company_id = ${company_id} and shift.clinic_id = ${clinic_id} and shift.copy_id = ${path.id}`.execute(
    tx,
  )
  const ids = rows.flatMap(({ id, reason }) => (reason === null ? [id] : []))
  if (ids.length > 0)
    await tx
      .deleteFrom('shift')
      .where((eb) => eb.and({ company_id, clinic_id, copy_id: path.id }))
      .where('id', 'in', ids)
      .execute()
  const before = { copy_id: path.id, ids }
  recordEvent(tx, caller, { action: 'remove_copied_shifts', object: 'shift', object_id: null, before })
  return countOf(rows)
}
