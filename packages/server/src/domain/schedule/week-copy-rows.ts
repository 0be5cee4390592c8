import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { WorkerSchedule } from './worker-schedule'

/** The copies of weeks of dentists, or of assistants, in the caller's clinic as the contract shows them. */
export const weekCopyRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  { kind }: Pick<WorkerSchedule, 'kind'>,
) =>
  database
    .selectFrom('shift_copy')
    .select(['id', 'from_monday as from', 'to_monday as to', 'state', 'shifts', 'skipped', 'kept', 'version'])
    .where((eb) => eb.and({ company_id, clinic_id, worker: kind }))
