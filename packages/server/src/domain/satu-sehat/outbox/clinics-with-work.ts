import type { Database } from '../../../database/schema'
import type { Clinic } from './lease-visit'

/** The clinics that have something to send, in no order. Asked by the program, for no user. */
export const clinicsWithWork = (database: Database, now: Date): Promise<Clinic[]> =>
  database
    .selectFrom('satu_sehat_visit')
    .select(['company_id', 'clinic_id'])
    .where((eb) => eb.or([eb('due_at', '<=', now.toISOString()), eb('leased_until', '<=', now.toISOString())]))
    .groupBy(['company_id', 'clinic_id'])
    .execute()

/** The clinics that are to be registered, in no order. Asked by the program, for no user. */
export const clinicsToSetUp = (database: Database, now: Date): Promise<Clinic[]> =>
  database
    .selectFrom('satu_sehat_set_up')
    .select(['company_id', 'clinic_id'])
    .where('due_at', '<=', now.toISOString())
    .execute()

/** Makes what is ready due, in every clinic or in those named by their ids. Done by the program, for no user. */
export async function queueReady(database: Database, clinic_ids?: readonly number[]) {
  await database
    .updateTable('satu_sehat_visit')
    .set((eb) => ({ due_at: eb.ref('finished_at') }))
    .where((eb) => eb.and({ state: 'ready' }))
    .where('due_at', 'is', null)
    .$if(clinic_ids !== undefined, (query) => query.where('clinic_id', 'in', [0, ...(clinic_ids ?? [])]))
    .execute()
}
