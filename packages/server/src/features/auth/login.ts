import { randomBytes } from 'node:crypto'
import { hashToken } from '../../access'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import type { Database } from '../../database/schema'
import { transaction } from '../../database/transaction'
import type { Env } from '../../env'
import { Refusal } from '../../refusal'
import { findAccount } from './account'
import { rememberAddress, signedInFrom } from './login-address'
import { countAttempt, forgetFailures } from './login-limit'
import { isPassword } from './password'

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
    const { password_hash: _, at_known_address: __, ...who } = user
    const accessToken = await transaction(database, async (tx) => {
      const { session_id, token } = await openSession(tx, who, now)
      await rememberAddress(tx, { ...who, ip }, now)
      const actor = { ...caller, ...who, session_id }
      recordEvent(tx, actor, { action: 'login', object: 'session', object_id: session_id })
      return token
    })
    return { accessToken, user: await findAccount(database, who) }
  }

const longestSession = 7 * 24 * 3_600_000

/** Opens a session; what is stored does not tell its token. */
export async function openSession(
  database: Database,
  { company_id, user_id }: { company_id: number; user_id: number },
  now: Date,
) {
  const token = randomBytes(32).toString('base64url')
  const { session_id } = await database
    .insertInto('session')
    .values({
      company_id,
      user_id,
      token_hash: hashToken(token),
      created_at: now.toISOString(),
      last_used_at: now,
      expires_at: new Date(now.getTime() + longestSession),
    })
    .returning('id as session_id')
    .executeTakeFirstOrThrow()
  return { session_id, token }
}
