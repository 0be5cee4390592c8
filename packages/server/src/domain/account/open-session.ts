import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'

/** Returns the hash under which a token is stored: the database does not reveal valid tokens. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** How long a session lives without use, in milliseconds. */
export const idleTime = 12 * 60 * 60_000

/** Whether a row of `session` has not ended. */
export const isOpen = (now: Date) =>
  sql<boolean>`session.expires_at > ${now} and session.last_used_at > ${new Date(now.getTime() - idleTime)}`

/** Returns when a session ends if it is not used any more; undefined when it has ended. */
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
