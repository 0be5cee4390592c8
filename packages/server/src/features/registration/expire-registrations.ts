import type { Database } from '../../database/schema'
import { transaction } from '../../use-case/transaction'
import { transitionRegistration } from './transition-registration'

const patience = 30 * 24 * 3_600_000

/** Expires registrations that were not decided within 30 days. Several servers may run it at once. */
export const expireRegistrations = (database: Database, now: Date) =>
  transaction(database, async (tx) => {
    const forgotten = await tx
      .selectFrom('registration')
      .select(['company_id', 'clinic_id', 'id', 'version'])
      .where('decided_at', 'is', null)
      .where('submitted_at', '<', new Date(now.getTime() - patience).toISOString())
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, version, ...tenant } of forgotten) {
      const system = { ...tenant, role: 'system' as const }
      await transitionRegistration(tx, system, { id, version, event: { type: 'review.expired' }, now })
    }
  })
