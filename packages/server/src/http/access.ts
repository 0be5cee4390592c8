import type { OperationId } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import { isDiskFull } from '../database/disk-space'
import type { Database } from '../database/schema'
import { hashToken, isOpen } from '../domain/account/open-session'
import type { Env } from '../env'
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
 * Returns the caller if the operation allows their role. Role and state of the user are read for every request, so a change
 * takes effect at once.
 */
export async function authorize(database: Database, request: Request): Promise<Visitor | Caller> {
  const { operationId, visitor } = request
  const roles = operationRoles[operationId]
  if (roles.length === 0) return visitor
  const caller = await findCaller(database, request)
  if (!canCall(caller.role, roles)) throw new Refusal(403, 'forbidden', { refused: { ...visitor, ...caller } })
  return { ...visitor, ...caller }
}

async function findCaller(database: Database, { authorization, environment, now }: Request) {
  const token = /^Bearer ([\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new Refusal(401, 'signInFirst')
  const session = await database
    .selectFrom('session')
    .innerJoin('user', (join) =>
      join.onRef('user.company_id', '=', 'session.company_id').onRef('user.id', '=', 'session.user_id'),
    )
    .select([
      'session.id as session_id',
      'session.last_used_at',
      'session.confirmed_at',
      'user.company_id',
      'user.clinic_id',
    ])
    .select(['user.id as user_id', 'user.role', 'user.displayname as name'])
    .where('session.token_hash', '=', hashToken(token))
    .where(isOpen(now))
    .where('user.status', '=', 1)
    .$if(environment === 'production', (query) => query.where('user.is_demo', '=', false))
    .executeTakeFirst()
  if (!session) throw new Refusal(401, 'sessionEnded')

  const { last_used_at, ...caller } = session
  if (Math.abs(now.getTime() - Date.parse(last_used_at)) > minute) {
    await touch(database, caller, now).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error // a signed-in user can still read
    })
  }
  return caller
}

const minute = 60_000

const touch = (database: Database, { company_id, session_id }: { company_id: number; session_id: number }, now: Date) =>
  database
    .updateTable('session')
    .set({ last_used_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', session_id)
    .execute()
