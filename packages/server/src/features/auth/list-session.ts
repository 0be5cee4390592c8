import type { Schema } from '@clinic/api'
import { loginAccounts } from '../../domain/account/login-account'
import { isOpen } from '../../domain/account/open-session'
import type { Call, UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { deviceOf } from './device'
import { sessionsOf } from './session'

/** Lists the sessions of the caller. */
export const listSession: UseCase<'listSession'> = (call) => sessionsAsked(call, call.caller.user_id)

/** Lists the sessions of another account of the clinic. */
export const listAccountSession: UseCase<'listAccountSession'> = async (call) => {
  const { caller, database, now, path } = call
  const account = await loginAccounts(database, caller, now).where('user.id', '=', path.id).executeTakeFirst()
  if (!account) throw new Refusal(404, 'notFound')
  return sessionsAsked(call, account.id)
}

async function sessionsAsked({ caller, database, now }: Call<'listSession' | 'listAccountSession'>, user_id: number) {
  const { company_id, session_id } = caller
  const rows = await sessionsOf(database, { company_id, user_id })
    .where(isOpen(now))
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .execute()
  return wholeList(
    rows.map(
      ({ user_agent, ...session }): Schema<'Session'> => ({
        ...session,
        ...deviceOf(user_agent),
        is_current: session.id === session_id,
      }),
    ),
  )
}
