import type { Database } from '../../database/schema'
import { idleTime } from './open-session'

/** Returns why the session of a token is over; undefined for a token nobody had. */
export async function whyEnded(database: Database, { token_hash, now }: { token_hash: string; now: Date }) {
  const columns = ['company_id', 'user_id', 'expires_at', 'last_used_at'] as const
  const session =
    (await database.selectFrom('session').select(columns).where('token_hash', '=', token_hash).executeTakeFirst()) ??
    (await database.selectFrom('ended_session').select(columns).where('token_hash', '=', token_hash).executeTakeFirst())
  if (!session) return undefined
  const { company_id, user_id, expires_at, last_used_at } = session
  const user = await database
    .selectFrom('user')
    .select('status')
    .where((eb) => eb.and({ company_id, id: user_id }))
    .executeTakeFirst()
  if (user?.status !== 1) return 'account_inactive'
  const end = Math.min(
    Date.parse(expires_at),
    last_used_at ? Date.parse(last_used_at) + idleTime : Number.POSITIVE_INFINITY,
  )
  return end <= now.getTime() ? 'session_expired' : 'session_ended'
}
