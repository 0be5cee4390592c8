import { hoursProblems } from '@clinic/core/schedule'
import { sql, type UpdateObject } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import { checkPlace, lockWorker } from './lock-worker'
import { refuseOverlap } from './refuse-overlap'
import { refuseProblems } from './schedule-sentences'
import type { Change, Planned, ShiftRow, WorkerSchedule } from './worker-schedule'

/** Changes a shift of the caller's clinic that is not over: what took place is not written anew. */
export const changeShift = <Shift extends ShiftRow>(
  work: WorkerSchedule<Shift>,
  { body, caller, database, now, path: { id } }: Change,
  action: 'update' | 'cancel' | 'allocate',
  decide: (tx: Transaction, held: { before: Shift; worker_key: string }) => Promise<UpdateObject<Tables, 'shift'>>,
) =>
  changeRow(database, caller, {
    table: 'shift',
    id,
    // by the time it is locked its template may have taken it back
    read: (tx) => work.shift(tx, caller, id).executeTakeFirst(),
    lockOwner: (tx, found) => lockWorker(tx, caller, work, work.whoOf(found)),
    version: body.version,
    async apply({ tx, before, owner: { worker_key } }) {
      if (before.state === 'cancelled') throw new Refusal(409, 'shiftCancelled', { current: before })
      if (Date.parse(before.ends_at) <= now.getTime()) throw new Refusal(409, 'shiftOver', { current: before })
      return { ...(await decide(tx, { before, worker_key })), is_exception: true, updated_at: now.toISOString() }
    },
    action,
    reason: ({ cancel_reason }) => cancel_reason || null,
  })

/** Other hours or another place, on this one day. */
export const updateShift = <Shift extends ShiftRow>(
  work: WorkerSchedule<Shift>,
  call: Change,
  { starts, ends, ...planned }: Planned & { starts: string; ends: string },
) =>
  changeShift(work, call, 'update', async (tx, { before, worker_key }) => {
    const { caller, now, path } = call
    refuseProblems(hoursProblems({ starts, ends }))
    await checkPlace(tx, caller, planned, before)
    await refuseOverlap(tx, caller, { worker_key, dates: [before.date], starts, ends, except: path.id })
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
