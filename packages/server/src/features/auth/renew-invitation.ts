import type { Schema } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { accountMachine } from '@clinic/core/login-account'
import { recordEvent } from '../../audit/record-event'
import { issueInvitation } from '../../domain/account/invitation'
import { lockAccount, loginAccounts, type PersonKind } from '../../domain/account/login-account'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { findPerson } from './person'
import { refuseTakenEmail } from './taken-email'

/** A new link, and perhaps another address or role: the first ones were mistyped. */
export const renewInvitation: UseCase<'renewInvitation'> = ({ body, caller, database, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const { company_id } = caller
    const { before, person } = await lockAccount(tx, caller, { id, now })
    if (!canMove(accountMachine, before.state, { type: 'account.renew' }))
      throw new Refusal(409, before.state === 'disabled' ? 'accountDisabled' : 'accountInUse', { current: before })
    if (!isRoleOf(person.kind, body.role)) throw new Refusal(422, 'checkFields', { fields: { role: 'notOffered' } })
    const { status } = await findPerson(tx, caller, person)
    if (status === 'inactive') throw new Refusal(422, 'personInactive')

    await tx
      .updateTable('user')
      .set({ email: body.email.toLowerCase(), role: body.role })
      .where((eb) => eb.and({ company_id, id }))
      .execute()
      .catch(refuseTakenEmail)
    const token = await issueInvitation(tx, { company_id, user_id: id }, now)
    const account = await loginAccounts(tx, caller, now).where('user.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'renew', object: 'invitation', object_id: id, before, after: account })
    return { account, token }
  })

const isRoleOf = (kind: PersonKind, role: Schema<'RoleName'>) => (kind === 'doctor') === (role === 'doctor_clinic')
