import { recordEvent } from '../../audit/record-event'
import { invitationAttempt, invitedBy } from '../../domain/account/invitation'
import { hashPassword } from '../../domain/account/password'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { countAttempt, forgetFailures } from './login-limit'

export const acceptInvitation: UseCase<'acceptInvitation'> = async ({ body, caller, database, now }) => {
  const { token, password } = body
  const attempt = invitationAttempt(token, caller.ip)
  await countAttempt(database, attempt, now)
  // A request without a valid link costs no hash.
  if (!(await invitedBy(database, token, now).executeTakeFirst())) throw new Refusal(404, 'invitationEnded')
  const password_hash = await hashPassword(password)

  await transaction(database, async (tx) => {
    // Locks the user first, like renewing and disabling: the second of two waits here, and finds the link used.
    const invited = await invitedBy(tx, token, now).forUpdate(['user', 'invitation']).executeTakeFirst()
    if (!invited) throw new Refusal(404, 'invitationEnded')
    const { company_id, clinic_id, user_id, email, role } = invited
    await tx
      .deleteFrom('invitation')
      .where((eb) => eb.and({ company_id, user_id }))
      .execute()
    await tx
      .updateTable('user')
      .set({ password_hash })
      .where((eb) => eb.and({ company_id, id: user_id }))
      .execute()
    const after = { email, role, state: 'active' }
    const actor = { ...caller, company_id, clinic_id }
    recordEvent(tx, actor, { action: 'accept', object: 'invitation', object_id: user_id, after })
  })
  await forgetFailures(database, attempt)
  return {}
}
