import { isPassword } from '../../domain/account/password'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { signedInFrom } from './login-address'
import { countAttempt, forgetFailures } from './login-limit'

/**
 * Refuses a password that is not the caller's, at the field it was typed into; returns its hash otherwise. A stranger may use
 * the session at an unlocked desk, so guesses are counted together with those of the login.
 */
export async function checkOwnPassword(
  { caller, database, now }: Pick<Call<'confirmPassword'>, 'caller' | 'database' | 'now'>,
  typed: { [Field in 'password' | 'current_password']?: string },
) {
  const { company_id, user_id, ip } = caller
  const { email, password_hash, at_known_address } = await database
    .selectFrom('user')
    .select(['email', 'password_hash', signedInFrom(ip, now).as('at_known_address')])
    .where((eb) => eb.and({ company_id, id: user_id }))
    .executeTakeFirstOrThrow()
  const attempt = { email: email.toLowerCase(), ip, at_known_address }
  await countAttempt(database, attempt, now)
  for (const [field, password] of Object.entries(typed))
    if (!(await isPassword(password, password_hash)))
      throw new Refusal(422, 'checkFields', { fields: { [field]: 'passwordWrong' } })
  await forgetFailures(database, attempt)
  return password_hash
}
