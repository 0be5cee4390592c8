import { visitorDataDays } from '@clinic/core/patient'
import { recordErasure } from '../../audit/record-erasure'
import type { Database } from '../../database/schema'
import { transaction } from '../../use-case/transaction'

/** Deletes registrations that came to nothing 90 days ago, also from the audit. Several servers may run it at once. */
export const eraseRejected = (database: Database, now: Date) =>
  transaction(database, async (tx) => {
    const ended = await tx
      .selectFrom('registration')
      .select(['company_id', 'clinic_id', 'id'])
      .where('state', 'in', ['rejected', 'expired'])
      .where('decided_at', '<', new Date(now.getTime() - visitorDataDays * 24 * 3_600_000).toISOString())
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of ended)
      await tx
        .deleteFrom('registration')
        .where((eb) => eb.and(row))
        .execute()
    await recordErasure(tx, 'registration', ended)
  })
