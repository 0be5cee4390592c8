import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { WorkerSchedule } from './worker-schedule'

/** Whose week is copied, and whether its shifts are or only their rooms. */
export interface Copying extends Pick<WorkerSchedule, 'kind'> {
  copied: 'shifts' | 'rooms'
}

/** The copies of weeks of dentists, of assistants, or of rooms, in the caller's clinic as the contract shows them. */
export const weekCopyRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  { kind, copied }: Copying,
) =>
  database
    .selectFrom('shift_copy')
    .select(['id', 'from_monday as from', 'to_monday as to', 'state', 'shifts', 'skipped', 'kept', 'version'])
    .where((eb) => eb.and({ company_id, clinic_id, worker: kind }))
    .where('rooms', copied === 'rooms' ? 'is not' : 'is', null)
