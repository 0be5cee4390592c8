import { randomBytes } from 'node:crypto'
import { type Actor, recordEvent } from '../../audit/record-event'
import type { Database, Transaction } from '../../database/schema'
import { hashToken } from '../../domain/account/open-session'

interface Owner {
  company_id: number
  user_id: number
}

const longestSession = 7 * 24 * 3_600_000
/** More than anybody has devices: a further sign-in ends the session that was unused for longest. */
export const maxSessions = 20

/** Opens a session; the token cannot be derived from what is stored. */
export async function openSession(
  database: Database,
  { company_id, user_id, ip = '', user_agent = '' }: Owner & { ip?: string; user_agent?: string },
  now: Date,
) {
  const token = randomBytes(32).toString('base64url')
  const { session_id } = await database
    .insertInto('session')
    .values({
      company_id,
      user_id,
      ip,
      user_agent: user_agent.slice(0, 300),
      token_hash: hashToken(token),
      created_at: now.toISOString(),
      last_used_at: now,
      confirmed_at: now,
      expires_at: new Date(now.getTime() + longestSession),
    })
    .returning('id as session_id')
    .executeTakeFirstOrThrow()
  return { session_id, token }
}

/** Of an account, the one used last first. */
export const sessionsOf = (database: Database | Transaction, { company_id, user_id }: Owner) =>
  database
    .selectFrom('session')
    .where((eb) => eb.and({ company_id, user_id }))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')

/** Ends sessions by their ids; each has its event, which ends its live streams on every server. */
export async function endSessions(
  tx: Transaction,
  actor: Actor,
  { company_id, ids }: { company_id: number; ids: number[] },
) {
  if (ids.length === 0) return
  const ended = await tx
    .deleteFrom('session')
    .where('company_id', '=', company_id)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  for (const { id } of ended) recordEvent(tx, actor, { action: 'end', object: 'session', object_id: id })
}
