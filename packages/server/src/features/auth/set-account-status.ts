import { canMove } from '@clinic/core/lifecycle'
import { accountMachine } from '@clinic/core/login-account'
import { setStatus } from '../../domain/account/account-status'
import { lockAccount } from '../../domain/account/login-account'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { findPerson } from './person'

export const setAccountStatus: UseCase<'setAccountStatus'> = ({ body, caller, database, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const { before, person } = await lockAccount(tx, caller, { id, now })
    // otherwise a clinic could lose the last account that can enable others
    if (id === caller.user_id) throw new Refusal(422, 'ownAccount')
    const type = body.status === 'disabled' ? 'account.disable' : 'account.enable'
    if (!canMove(accountMachine, before.state, { type })) return before
    if (body.status === 'active' && (await findPerson(tx, caller, person)).status === 'inactive')
      throw new Refusal(422, 'personOffDuty')
    return setStatus(tx, caller, { id, now, status: body.status })
  })
