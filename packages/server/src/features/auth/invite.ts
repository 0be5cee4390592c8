import type { Schema } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { accountMachine } from '@clinic/core/login-account'
import { recordEvent } from '../../audit/record-event'
import { issueInvitation } from '../../domain/account/invitation'
import { accountOf, type PersonKind } from '../../domain/account/login-account'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { lockPerson } from './person'
import { refuseTakenEmail } from './taken-email'

export const inviteDoctor: UseCase<'inviteDoctor'> = (call) => invite(call, 'doctor')
export const inviteStaff: UseCase<'inviteStaff'> = (call) => invite(call, 'staff')

/** An account without a password, and the link with which it is set. */
const invite = (
  { body, caller, database, now, path: { id } }: Call<'inviteDoctor' | 'inviteStaff'>,
  kind: PersonKind,
): Promise<Schema<'InvitedReply'>['data']> =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const { name, displayname, phone, status } = await lockPerson(tx, caller, { kind, id })
    const before = await accountOf(tx, caller, { kind, id, now })
    if (!canMove(accountMachine, before.state, { type: 'account.invite' }))
      throw new Refusal(409, 'accountExists', { current: before })
    if (status === 'inactive') throw new Refusal(422, 'personInactive')

    const [firstname = '', ...others] = name.split(/\s+/)
    const user = await tx
      .insertInto('user')
      .values({
        company_id,
        clinic_id,
        doctor_id: null,
        staff_id: null,
        [`${kind}_id`]: id,
        firstname,
        lastname: others.join(' '),
        displayname,
        phone,
        status: 1,
        email: body.email.toLowerCase(),
        password_hash: null,
        role: body.role,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseTakenEmail)
    const token = await issueInvitation(tx, { company_id, user_id: user.id }, now)
    const account = await accountOf(tx, caller, { kind, id, now })
    recordEvent(tx, caller, { action: 'invite', object: 'user', object_id: user.id, after: { ...account } })
    return { account, token }
  })
