import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'

/** How a token is kept: who reads the database cannot sign in with what is there. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const idleTime = 12 * 60 * 60_000

/** Whether a row of `session` has not ended. */
export const isOpen = (now: Date) =>
  sql<boolean>`session.expires_at > ${now} and session.last_used_at > ${new Date(now.getTime() - idleTime)}`

/** When a session ends if nobody uses it any more; nothing, when it has been ended. */
export async function sessionEnd(
  database: Database,
  { company_id, session_id }: { company_id: number; session_id: number },
) {
  const session = await database
    .selectFrom('session')
    .select(['expires_at', 'last_used_at'])
    .where((eb) => eb.and({ company_id, id: session_id }))
    .executeTakeFirst()
  return session && new Date(Math.min(Date.parse(session.expires_at), Date.parse(session.last_used_at) + idleTime))
}
