import { emptyLateEvents } from '../audit/empty-events'
import type { Database } from '../database/schema'
import { rememberedSince } from '../features/auth/login-address'
import { eraseUnbooked } from '../features/booking-request/erase-unbooked'
import { expireBookingRequests } from '../features/booking-request/expire-booking-requests'
import { endAbandonedImports } from '../features/import/end-abandoned-imports'
import { eraseRejected } from '../features/registration/erase-rejected'
import { expireRegistrations } from '../features/registration/expire-registrations'

const day = 24 * 3_600_000

/** Deletes expired data, and ends what waited too long. Several servers may run it at once. */
export async function cleanUp(database: Database, now: Date) {
  const yesterday = new Date(now.getTime() - day).toISOString()
  await database
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<', now.toISOString()), eb('last_used_at', '<', yesterday)]))
    .execute()
  const forgotten = new Date(now.getTime() - 30 * day).toISOString()
  await database.deleteFrom('ended_session').where('expires_at', '<', forgotten).execute()
  await database.deleteFrom('idempotency').where('created_at', '<', yesterday).execute()
  await database.deleteFrom('login_failure').where('failed_at', '<', yesterday).execute()
  await database.deleteFrom('registration_attempt').where('attempted_at', '<', yesterday).execute()
  await database.deleteFrom('receipt_attempt').where('attempted_at', '<', yesterday).execute()
  await database.deleteFrom('login_address').where('signed_in_at', '<', rememberedSince(now)).execute()
  await expireRegistrations(database, now)
  await expireBookingRequests(database, now)
  await eraseRejected(database, now)
  await eraseUnbooked(database, now)
  await emptyLateEvents(database, yesterday)
  await endAbandonedImports(database, now)
}
