import { lockAccount } from '../../domain/account/login-account'
import type { UseCase } from '../../use-case/contract'
import { transaction } from '../../use-case/transaction'
import { endSessions, sessionsOf } from './session'

/** All of the caller's but the one they ask from. */
export const endOtherSessions: UseCase<'endOtherSessions'> = ({ caller, database }) =>
  transaction(database, async (tx) => {
    const ids = await idsOf(sessionsOf(tx, caller).where('id', '<>', caller.session_id))
    await endSessions(tx, caller, { company_id: caller.company_id, ids })
    return {}
  })

/** Ends all sessions of a staff member of the caller's clinic. */
export const endAccountSessions: UseCase<'endAccountSessions'> = ({ caller, database, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const { company_id } = caller
    await lockAccount(tx, caller, { id, now })
    await endSessions(tx, caller, { company_id, ids: await idsOf(sessionsOf(tx, { company_id, user_id: id })) })
    return {}
  })

const idsOf = async (sessions: ReturnType<typeof sessionsOf>) =>
  (await sessions.select('id').execute()).map(({ id }) => id)
