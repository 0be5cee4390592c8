import type { UseCase } from '../../contract'
import { Refusal } from '../../refusal'
import { attemptWith, invitedBy } from './invitation'
import { countAttempt, forgetFailures } from './login-limit'

export const findInvitation: UseCase<'findInvitation'> = async ({ body: { token }, caller, database, now }) => {
  const attempt = attemptWith(token, caller.ip)
  await countAttempt(database, attempt, now)
  const invited = await invitedBy(database, token, now).executeTakeFirst()
  if (!invited) throw new Refusal(404, 'invitationEnded')
  await forgetFailures(database, attempt)
  return { clinic: invited.clinic, name: invited.displayname, email: invited.email }
}
