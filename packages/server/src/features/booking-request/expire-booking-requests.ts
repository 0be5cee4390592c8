import type { Database } from '../../database/schema'
import { transitionBookingRequest } from '../../domain/booking-request/transition-booking-request'
import { transaction } from '../../use-case/transaction'

/** Expires requests whose time has come without an answer. Several servers may run it at once. */
export const expireBookingRequests = (database: Database, now: Date) =>
  transaction(database, async (tx) => {
    const forgotten = await tx
      .selectFrom('booking_request')
      .select(['company_id', 'clinic_id', 'id'])
      .where('state', '=', 'requested')
      .where('starts_at', '<', now.toISOString())
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, ...tenant } of forgotten)
      await transitionBookingRequest(
        tx,
        { ...tenant, role: 'system' },
        { id, event: { type: 'bookingRequest.expire' }, now },
      )
  })
