import type { OperationId } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import { isDiskFull } from '../database/disk-space'
import type { Database } from '../database/schema'
import { hashToken, isOpen } from '../domain/account/open-session'
import { whyEnded } from '../domain/account/why-ended'
import type { Env } from '../env'
import type { Changes, OpenSession } from '../live/changes'
import type { Caller, Visitor } from '../use-case/contract'
import { Refusal } from '../use-case/refusal'

interface Request {
  operationId: OperationId
  visitor: Visitor
  /** The Authorization header. */
  authorization: string | undefined
  environment: Env['APP_ENV']
  now: Date
}

/**
 * Returns the caller if the operation allows their role. Role and state of the user are those of every request, so a change
 * takes effect at once; on other servers when they hear of it.
 */
export async function authorize(
  place: { database: Database; changes: Changes },
  request: Request,
): Promise<Visitor | Caller> {
  const { operationId, visitor } = request
  const roles = operationRoles[operationId]
  if (roles.length === 0) return visitor
  const caller = await findCaller(place, request)
  if (!canCall(caller.role, roles)) throw new Refusal(403, 'forbidden', { refused: { ...visitor, ...caller } })
  return { ...visitor, ...caller }
}

async function findCaller(place: { database: Database; changes: Changes }, request: Request) {
  const { authorization, environment, now } = request
  const token = /^Bearer ([\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new Refusal(401, 'signInFirst')
  const token_hash = hashToken(token)
  const recalled = place.changes.sessions.recall(token_hash)
  const isCurrent = recalled && isRecent(recalled, now) && now.getTime() < Date.parse(recalled.expires_at)
  const session = isCurrent ? recalled : await readSession(place, { token_hash, environment, now })
  const { last_used_at: _, expires_at: __, ...caller } = session
  return caller
}

/** Reads an open session and notes once a minute that it is used. */
async function readSession(
  { database, changes }: { database: Database; changes: Changes },
  { token_hash, environment, now }: Pick<Request, 'environment' | 'now'> & { token_hash: string },
): Promise<OpenSession> {
  const remember = changes.sessions.reading()
  const session = await database
    .selectFrom('session')
    .innerJoin('user', (join) =>
      join.onRef('user.company_id', '=', 'session.company_id').onRef('user.id', '=', 'session.user_id'),
    )
    .select(['session.id as session_id', 'session.last_used_at', 'session.expires_at', 'session.confirmed_at'])
    .select(['user.company_id', 'user.clinic_id'])
    .select(['user.id as user_id', 'user.role', 'user.displayname as name'])
    .where('session.token_hash', '=', token_hash)
    .where(isOpen(now))
    .where('user.status', '=', 1)
    .$if(environment === 'production', (query) => query.where('user.is_demo', '=', false))
    .executeTakeFirst()
  if (!session) throw new Refusal(401, 'sessionEnded', { code: await whyEnded(database, { token_hash, now }) })

  const { company_id } = session
  if (isRecent(session, now)) {
    remember(token_hash, { company_id, value: session })
    return session
  }
  try {
    await touch(database, session, now)
    remember(token_hash, { company_id, value: { ...session, last_used_at: now.toISOString() } })
  } catch (error) {
    if (!isDiskFull(error)) throw error // a signed-in user can still read
  }
  return session
}

/** Used within a minute of now: cannot have been idle for too long, and need not be noted again. */
const isRecent = ({ last_used_at }: OpenSession, now: Date) =>
  Math.abs(now.getTime() - Date.parse(last_used_at)) <= minute

const minute = 60_000

const touch = (database: Database, { company_id, session_id }: { company_id: number; session_id: number }, now: Date) =>
  database
    .updateTable('session')
    .set({ last_used_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', session_id)
    .execute()
