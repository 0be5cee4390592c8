import { nextState } from '@clinic/core/lifecycle'
import { reviewMachine } from '@clinic/core/registration'
import type { Database } from '../../database/schema'
import { registrationColumns } from '../../domain/registration/registration-columns'
import { transaction } from '../../use-case/transaction'
import { settle } from './decide'

const patience = 30 * 24 * 3_600_000

/** Ends what nobody decided in 30 days. Several servers may do it at the same time. */
export const expireRegistrations = (database: Database, now: Date) =>
  transaction(database, async (tx) => {
    const forgotten = await tx
      .selectFrom('registration')
      .select(['company_id', 'clinic_id', ...registrationColumns])
      .where('decided_at', 'is', null)
      .where('submitted_at', '<', new Date(now.getTime() - patience).toISOString())
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { company_id, clinic_id, ...registration } of forgotten) {
      const state = nextState(reviewMachine, registration.state, { type: 'review.expired' })
      if (state) await settle(tx, { company_id, clinic_id, role: 'system' }, { registration, state, outcome: {}, now })
    }
  })
