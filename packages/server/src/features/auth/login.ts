import { recordEvent } from '../../audit/record-event'
import { isPassword } from '../../domain/account/password'
import type { Env } from '../../env'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { findAccount } from './account'
import { rememberAddress, signedInFrom } from './login-address'
import { countAttempt, forgetFailures } from './login-limit'
import { endSessions, maxSessions, openSession, sessionsOf } from './session'

export const login =
  (environment: Env['APP_ENV']): UseCase<'login'> =>
  async ({ body, caller, database, now }) => {
    const { ip } = caller
    const email = body.email.toLowerCase()
    const user = await database
      .selectFrom('user')
      .select(['company_id', 'clinic_id', 'id as user_id', 'role', 'displayname as name', 'password_hash'])
      .select(signedInFrom(ip, now).as('at_known_address'))
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('status', '=', 1)
      // The password of a demo account is known to everybody.
      .$if(environment === 'production', (query) => query.where('is_demo', '=', false))
      .executeTakeFirst()
    const attempt = { email, ip, at_known_address: user?.at_known_address ?? false }
    await countAttempt(database, attempt, now)
    if (!(await isPassword(body.password, user?.password_hash)) || !user) throw new Refusal(401, 'loginFailed')

    await forgetFailures(database, attempt)
    const { password_hash, at_known_address: _, ...who } = user
    const accessToken = await transaction(database, async (tx) => {
      // a change of the account at this moment (disabled, new password, another sign-in) comes first, or waits
      const isStill = await tx
        .selectFrom('user')
        .select('id')
        .where((eb) => eb.and({ company_id: user.company_id, id: user.user_id, status: 1, password_hash }))
        .forUpdate()
        .executeTakeFirst()
      if (!isStill) throw new Refusal(401, 'loginFailed')
      const { session_id, token } = await openSession(tx, { ...who, ip, user_agent: caller.user_agent }, now)
      await rememberAddress(tx, { ...who, ip }, now)
      const actor = { ...caller, ...who, session_id, confirmed_at: now.toISOString() }
      const oldest = await sessionsOf(tx, who).offset(maxSessions).select('id').execute()
      await endSessions(tx, actor, { company_id: who.company_id, ids: oldest.map(({ id }) => id) })
      recordEvent(tx, actor, { action: 'login', object: 'session', object_id: session_id })
      return token
    })
    return { accessToken, user: await findAccount(database, who) }
  }
