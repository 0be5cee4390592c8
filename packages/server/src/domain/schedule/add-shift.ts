import { shiftProblems } from '@clinic/core/schedule'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../clinic/clinic-day'
import { checkPlace, lockWorker, refuseInactive } from './lock-worker'
import { refuseOverlap } from './refuse-overlap'
import { refuseProblems } from './schedule-sentences'
import { type Addition, columnsOf, type Planned, type ShiftRow, type WorkerSchedule } from './worker-schedule'

interface NewShift extends Planned {
  who: number
  date: string
  starts: string
  ends: string
}

/** Adds an extra shift. It may have begun: somebody may help out before it is entered. */
export async function addShift<Shift extends ShiftRow>(
  tx: Transaction,
  work: WorkerSchedule<Shift>,
  { caller, now }: Addition,
  { who, starts, ends, ...shift }: NewShift,
) {
  const { company_id, clinic_id } = caller
  const { worker_key, ...worker } = await lockWorker(tx, caller, work, who)
  refuseInactive(work, worker)
  await checkPlace(tx, caller, shift)
  const { today, time_zone } = await clinicDay(tx, caller, now)
  refuseProblems(shiftProblems({ date: shift.date, starts, ends }, { today }))
  await refuseOverlap(tx, caller, { worker_key, dates: [shift.date], starts, ends })
  const { id } = await tx
    .insertInto('shift')
    .values({
      ...shift,
      ...columnsOf(work, who),
      company_id,
      clinic_id,
      worker_key,
      template_id: null,
      starts_at: sql`(${shift.date}::date + ${starts}::time) at time zone ${time_zone}`,
      ends_at: sql`(${shift.date}::date + ${ends}::time) at time zone ${time_zone}`,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const after = await work.shift(tx, caller, id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, { action: 'create', object: 'shift', object_id: id, after })
  return after
}
