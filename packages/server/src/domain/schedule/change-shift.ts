import { hoursProblems } from '@clinic/core/schedule'
import { sql, type UpdateObject } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { clinicDay } from '../clinic/clinic-day'
import { checkPlace, holdWorker } from './hold-worker'
import { refuseOverlap } from './refuse-overlap'
import { refuseProblems } from './schedule-sentences'
import type { Change, Planned, ShiftRow, WorkerSchedule } from './worker-schedule'

/** Changes a shift of the caller's clinic that is not over: what took place is not written anew. */
export const changeShift = <Shift extends ShiftRow>(
  work: WorkerSchedule<Shift>,
  { body, caller, database, now, path: { id } }: Change,
  action: 'update' | 'cancel' | 'allocate',
  decide: (tx: Transaction, held: { before: Shift; person: string }) => Promise<UpdateObject<Tables, 'shift'>>,
) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const one = work.shift(tx, caller, id)
    const found = await one.executeTakeFirst()
    if (!found) throw new Refusal(404, 'notFound')
    const { person } = await holdWorker(tx, caller, work, work.whoOf(found))
    // its template may have taken it back in the meantime
    const before = await one.forUpdate('shift').executeTakeFirst()
    if (!before) throw new Refusal(404, 'notFound')
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })
    if (before.state === 'cancelled') throw new Refusal(409, 'shiftCancelled', { current: before })
    if (Date.parse(before.ends_at) <= now.getTime()) throw new Refusal(409, 'shiftOver', { current: before })

    const change = await decide(tx, { before, person })
    await tx
      .updateTable('shift')
      .set({ ...change, apart: true, version: before.version + 1, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    const after = await one.executeTakeFirstOrThrow()
    const reason = after.cancel_reason || null
    recordEvent(tx, caller, { action, object: 'shift', object_id: id, before, after, reason })
    return after
  })

/** Other hours or another place, on this one day. */
export const updateShift = <Shift extends ShiftRow>(
  work: WorkerSchedule<Shift>,
  call: Change,
  { starts, ends, ...planned }: Planned & { starts: string; ends: string },
) =>
  changeShift(work, call, 'update', async (tx, { before, person }) => {
    const { caller, now, path } = call
    refuseProblems(hoursProblems({ starts, ends }))
    await checkPlace(tx, caller, planned, before)
    await refuseOverlap(tx, caller, { person, dates: [before.date], starts, ends, except: path.id })
    const { time_zone } = await clinicDay(tx, caller, now)
    return {
      ...planned,
      starts_at: sql<string>`(${before.date}::date + ${starts}::time) at time zone ${time_zone}`,
      ends_at: sql<string>`(${before.date}::date + ${ends}::time) at time zone ${time_zone}`,
    }
  })

/** The shift stays as one that does not take place, with the reason. */
export const cancelShift = <Shift extends ShiftRow>(
  work: WorkerSchedule<Shift>,
  call: Change,
  { reason }: { reason: string },
) => changeShift(work, call, 'cancel', async () => ({ cancelled_at: call.now, cancel_reason: reason.trim() }))
