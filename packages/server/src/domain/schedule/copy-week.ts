import { addDays } from '@clinic/core/time'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Call, Caller } from '../../use-case/contract'
import { keyOfWorker, plannedWeek, type Weeks, weeksOf } from './planned-week'
import { recordWeekCopy } from './record-week-copy'
import { weekCopyRows } from './week-copy-rows'
import type { WorkerSchedule } from './worker-schedule'

type Work = Pick<WorkerSchedule, 'kind'>

/** What copying a week would do; nothing is written. */
export async function previewWeekCopy(
  work: Work,
  { database, caller, now, query }: Pick<Call<'previewStaffWeekCopy'>, 'caller' | 'database' | 'now' | 'query'>,
) {
  const weeks = weeksOf(query)
  const { shifts, skipped } = await plannedWeek(database, work, { caller, now, ...weeks })
  return { ...weeks, shifts: shifts.length, skipped }
}

/** Enters the shifts of one week into another, and remembers which, so that it can be undone. */
export async function copyWeek(
  tx: Transaction,
  work: Work,
  { caller, now, body }: Pick<Call<'copyStaffWeek'>, 'caller' | 'now' | 'body'>,
) {
  const { company_id, clinic_id } = caller
  const weeks = weeksOf(body)
  await lockWeek(tx, work, { caller, ...weeks })
  const { shifts, skipped } = await plannedWeek(tx, work, { caller, now, ...weeks })
  const { id } = await recordWeekCopy(
    tx,
    { caller, now },
    { ...weeks, kind: work.kind, shifts: shifts.length, skipped },
  )
  const copied =
    shifts.length === 0
      ? []
      : await tx
          .insertInto('shift')
          .values(
            shifts.map((shift) => ({
              ...shift,
              company_id,
              clinic_id,
              template_id: null,
              copy_id: id,
              created_at: now.toISOString(),
            })),
          )
          .returning('id')
          .execute()
  const after = { ...weeks, copy_id: id, ids: copied.map((shift) => shift.id) }
  recordEvent(tx, caller, { action: 'copy_shifts', object: 'shift', object_id: null, after })
  return weekCopyRows(tx, caller, { kind: work.kind, copied: 'shifts' }).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Changes of these people, schedules and places wait: locks are taken in the order a shift takes them. */
async function lockWeek(tx: Transaction, { kind }: Work, { caller, from }: { caller: Caller } & Weeks) {
  const { company_id, clinic_id } = caller
  const workers = sql`(select ${sql.ref(`shift.${kind}_id`)} from shift where company_id = ${company_id}
    and clinic_id = ${clinic_id} and date between ${from} and ${addDays(from, 6)})`
  await sql`select from ${sql.table(kind)} as worker where company_id = ${company_id} and clinic_id = ${clinic_id}
    and id in ${workers} order by id for update`.execute(tx)
  for (const table of kind === 'staff' ? (['doctor', 'room'] as const) : (['room'] as const))
    await sql`select from ${sql.table(table)} where company_id = ${company_id} and clinic_id = ${clinic_id}
      order by id for share`.execute(tx)
  // and plans with one of them in another clinic of the company
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`shift ${company_id} `} || worker_key, 0)) from (
      select distinct ${keyOfWorker(kind)} as worker_key from ${sql.table(kind)} as worker
      where company_id = ${company_id} and clinic_id = ${clinic_id} and id in ${workers} order by worker_key
    ) as persons`.execute(tx)
}
