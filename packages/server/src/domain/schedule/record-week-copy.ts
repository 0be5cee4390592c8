import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { ReplacedRoom } from '../../database/tables/schedule'
import type { Call } from '../../use-case/contract'
import type { Weeks } from './planned-week'
import type { WorkerSchedule } from './worker-schedule'

interface WeekCopied extends Weeks, Pick<WorkerSchedule, 'kind'> {
  shifts: number
  skipped: Schema<'WeekCopySkipped'>[]
  /** of a copy of rooms */
  rooms?: readonly ReplacedRoom[]
}

/** Remembers a copy of a week, so that it can be undone. */
export const recordWeekCopy = (
  tx: Transaction,
  { caller, now }: Pick<Call<'copyStaffWeek'>, 'caller' | 'now'>,
  { kind, from, to, shifts, skipped, rooms }: WeekCopied,
) =>
  tx
    .insertInto('shift_copy')
    .values({
      company_id: caller.company_id,
      clinic_id: caller.clinic_id,
      worker: kind,
      from_monday: from,
      to_monday: to,
      shifts,
      skipped: JSON.stringify(skipped),
      rooms: rooms && JSON.stringify(rooms),
      copied_at: now.toISOString(),
      copied_by: caller.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
