import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'

const most = 60
const hour = 3_600_000

/** From one address come at most 60 openings an hour, those of unknown links too; exact also for simultaneous ones. */
export const countOpening = (database: Database, ip: string, now: Date) =>
  transaction(database, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${ip}`}, 0))`.execute(tx)
    const latest = await tx
      .selectFrom('receipt_attempt')
      .select('attempted_at')
      .where('ip', '=', ip)
      .where('attempted_at', '>', new Date(now.getTime() - hour).toISOString())
      .where('attempted_at', '<', new Date(now.getTime() + hour).toISOString()) // a wrong clock wrote it
      .orderBy('attempted_at', 'desc')
      .limit(most)
      .execute()
    const oldest = latest[most - 1]
    if (oldest) {
      const retryAfterSeconds = Math.ceil((Date.parse(oldest.attempted_at) + hour - now.getTime()) / 1000)
      throw new Refusal(429, 'tooManyRequests', { retryAfterSeconds })
    }
    await tx.insertInto('receipt_attempt').values({ ip, attempted_at: now.toISOString() }).execute()
  })
