import type { Schema } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { type AccountEvent, accountMachine } from '@clinic/core/login-account'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { issueInvitation } from '../../domain/account/invitation'
import { lockAccount, loginAccounts, type PersonKind } from '../../domain/account/login-account'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { findPerson } from './person'
import { refuseTakenEmail } from './taken-email'

/** A new link, and perhaps another address or role: the first ones were mistyped. */
export const renewInvitation: UseCase<'renewInvitation'> = ({ body, caller, database, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const before = await lockForLink(tx, caller, { id, now, body, type: 'account.renew', otherwise: 'accountInUse' })
    const made = await issueLink(tx, caller, { id, now, body })
    recordEvent(tx, caller, { action: 'renew', object: 'invitation', object_id: id, before, after: made.account })
    return made
  })

/** Who forgot the password, or has another role from now on, sets a new one by a link; the old one and every session end. */
export const resetAccount: UseCase<'resetAccount'> = ({ body, caller, database, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const { company_id } = caller
    const before = await lockForLink(tx, caller, { id, now, body, type: 'account.reset', otherwise: 'accountUnused' })
    // otherwise a clinic could lose the last account that can reset others
    if (id === caller.user_id) throw new Refusal(422, 'ownAccount')
    await tx
      .updateTable('user')
      .set({ password_hash: null })
      .where((eb) => eb.and({ company_id, id }))
      .execute()
    await tx
      .deleteFrom('session')
      .where((eb) => eb.and({ company_id, user_id: id }))
      .execute()
    const made = await issueLink(tx, caller, { id, now, body })
    recordEvent(tx, caller, { action: 'reset', object: 'user', object_id: id, before, after: made.account })
    return made
  })

interface Asked {
  id: number
  now: Date
  body: Schema<'AccountInvitation'>
}

interface Move {
  type: AccountEvent['type']
  /** What is said of an account that cannot move so. */
  otherwise: 'accountInUse' | 'accountUnused'
}

/** Locks an account that may get a link, and returns it as it was. */
async function lockForLink(tx: Transaction, caller: Caller, { id, now, body, type, otherwise }: Asked & Move) {
  const { before, person } = await lockAccount(tx, caller, { id, now })
  if (!canMove(accountMachine, before.state, { type }))
    throw new Refusal(409, before.state === 'disabled' ? 'accountDisabled' : otherwise, { current: before })
  if (!isRoleOf(person.kind, body.role)) throw new Refusal(422, 'checkFields', { fields: { role: 'notOffered' } })
  const { status } = await findPerson(tx, caller, person)
  if (status === 'inactive') throw new Refusal(422, 'personInactive')
  return before
}

async function issueLink(tx: Transaction, caller: Caller, { id, now, body }: Asked) {
  const { company_id } = caller
  await tx
    .updateTable('user')
    .set({ email: body.email.toLowerCase(), role: body.role })
    .where((eb) => eb.and({ company_id, id }))
    .execute()
    .catch(refuseTakenEmail)
  const token = await issueInvitation(tx, { company_id, user_id: id }, now)
  const account = await loginAccounts(tx, caller, now).where('user.id', '=', id).executeTakeFirstOrThrow()
  return { account, token }
}

const isRoleOf = (kind: PersonKind, role: Schema<'RoleName'>) => (kind === 'doctor') === (role === 'doctor_clinic')
