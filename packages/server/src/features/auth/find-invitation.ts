import { invitationAttempt, invitedBy } from '../../domain/account/invitation'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { countAttempt, forgetFailures } from './login-limit'

export const findInvitation: UseCase<'findInvitation'> = async ({ body: { token }, caller, database, now }) => {
  const attempt = invitationAttempt(token, caller.ip)
  await countAttempt(database, attempt, now)
  const invited = await invitedBy(database, token, now).executeTakeFirst()
  if (!invited) throw new Refusal(404, 'invitationEnded')
  await forgetFailures(database, attempt)
  return { clinic: invited.clinic, name: invited.displayname, email: invited.email }
}
