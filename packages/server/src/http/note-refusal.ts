import type { OperationId } from '@clinic/api'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../audit/record-event'
import type { Database } from '../database/schema'
import { hashToken } from '../domain/account/open-session'
import { isKnown } from './record-reply'

interface Refused {
  database: Database
  operationId: OperationId
  request: FastifyRequest
  status: number
}

/**
 * Records a refusal in the company of the account concerned: the caller's, that of an ended session, that of an attempted
 * sign-in or of an expired invitation. A refusal without an account has no company: only the log and the metrics count its
 * operation and status.
 */
export async function noteRefusal({ database, operationId, request, status }: Refused) {
  const { caller, server } = request
  const isInvitation = operationId === 'findInvitation' || operationId === 'acceptInvitation'
  // A signed-in request may come from a stranger at an unlocked desk.
  const isGuess = status === 422 && (operationId === 'confirmPassword' || operationId === 'changePassword')
  if (![401, 403, 429].includes(status) && !(status === 404 && isInvitation) && !isGuess) return
  if (isKnown(caller)) return server.refusals.note(caller, { operation: operationId, status, user_id: caller.user_id })
  const find = finderOf(database, { operationId, request })
  if (!find || !server.refusals.canLookUp()) return
  const account = await find()
  if (!account) return
  const { user_id, ...tenant } = account
  const visitor: Actor = { ip: request.ip, language: 'en', user_agent: '', ...tenant }
  server.refusals.note(visitor, { operation: operationId, status, user_id })
}

/** Looks the account up that a request without a caller is about; nothing, where it can be about none. */
function finderOf(database: Database, { operationId, request }: Pick<Refused, 'operationId' | 'request'>) {
  const { email, token } = Object(request.body)
  const users = database.selectFrom('user').select(['user.company_id', 'user.clinic_id', 'user.id as user_id'])
  if (operationId === 'login' && typeof email === 'string')
    return () => users.where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase())).executeTakeFirst()
  if (typeof token === 'string')
    return () =>
      users
        .innerJoin('invitation', (join) =>
          join.onRef('invitation.company_id', '=', 'user.company_id').onRef('invitation.user_id', '=', 'user.id'),
        )
        .where('invitation.token_hash', '=', hashToken(token))
        .executeTakeFirst()
  const [, bearer] = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (bearer !== undefined)
    return () =>
      users
        .innerJoin(ownersOf(database, hashToken(bearer)).as('owner'), (join) =>
          join.onRef('owner.company_id', '=', 'user.company_id').onRef('owner.user_id', '=', 'user.id'),
        )
        .executeTakeFirst()
}

/** The owner of a session that has expired or was ended. */
const ownersOf = (database: Database, token_hash: string) =>
  database
    .selectFrom('session')
    .select(['company_id', 'user_id'])
    .where('token_hash', '=', token_hash)
    .unionAll(
      database.selectFrom('ended_session').select(['company_id', 'user_id']).where('token_hash', '=', token_hash),
    )
