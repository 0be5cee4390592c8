import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import { Refusal } from '../../use-case/refusal'

const limit = 20
const hour = 3_600_000

/** A public page invites robots: from one address come at most 20 registrations and booking requests an hour, refused ones too. */
export async function countAttempt(tx: Transaction, ip: string, now: Date) {
  // Concurrent attempts from one address wait for each other, and all are counted.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${ip}`}, 0))`.execute(tx)
  const latest = await tx
    .selectFrom('registration_attempt')
    .select('attempted_at')
    .where('ip', '=', ip)
    .where('attempted_at', '>', new Date(now.getTime() - hour).toISOString())
    .where('attempted_at', '<', new Date(now.getTime() + hour).toISOString()) // a wrong clock wrote it
    .orderBy('attempted_at', 'desc')
    .limit(limit)
    .execute()
  const oldest = latest[limit - 1]
  if (oldest) {
    const retryAfterSeconds = Math.ceil((Date.parse(oldest.attempted_at) + hour - now.getTime()) / 1000)
    throw new Refusal(429, 'tooManyRequests', { retryAfterSeconds })
  }
  await tx.insertInto('registration_attempt').values({ ip, attempted_at: now.toISOString() }).execute()
}
