import type { Transaction } from '../database/schema'
import { emptyEvents } from './empty-events'
import { recordEvent } from './record-event'

/** Records that visitors were deleted because their time was over, and takes out of the audit what it tells of them. */
export async function recordErasure(
  tx: Transaction,
  object: 'registration' | 'booking_request',
  rows: readonly { company_id: number; clinic_id: number; id: number }[],
) {
  const clinics = new Map(rows.map(({ company_id, clinic_id }) => [clinic_id, { company_id, clinic_id }]))
  for (const tenant of clinics.values()) {
    const people = { [object]: rows.filter(({ clinic_id }) => clinic_id === tenant.clinic_id).map(({ id }) => id) }
    await emptyEvents(tx, tenant, people)
    recordEvent(tx, { ...tenant, role: 'system' }, { action: 'erase', object, object_id: null, people })
  }
}
