import type { AuditEvent } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** Marks an appointment as kept, and returns the event of the audit. */
export async function arrive(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { appointment: { id, version }, at }: { appointment: { id: number; version: number }; at: string },
): Promise<AuditEvent> {
  await tx
    .updateTable('appointment')
    .set({ state: 'arrived', version: version + 1, updated_at: at })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  const nothingElse = { query: null, before: null, after: null, reason: null }
  return { ...nothingElse, ...clerk, clinic_id, at, action: 'arrive', object: 'appointment', object_id: id }
}
