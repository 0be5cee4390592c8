import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import { transaction } from '../../database/transaction'
import { Refusal } from '../../refusal'
import { holdAccount, loginAccounts } from './login-account'

export const setAccountStatus: UseCase<'setAccountStatus'> = ({ body, caller, database, now, path: { id } }) =>
  transaction(database, async (tx) => {
    const { company_id } = caller
    const { before } = await holdAccount(tx, caller, { id, now })
    // or a clinic could be left without anybody who can enable it again
    if (id === caller.user_id) throw new Refusal(422, 'ownAccount')
    const isDisabled = body.status === 'disabled'
    if (isDisabled === (before.state === 'disabled')) return before

    await tx
      .updateTable('user')
      .set({ status: isDisabled ? 0 : 1 })
      .where((eb) => eb.and({ company_id, id }))
      .execute()
    await tx
      .deleteFrom('session')
      .where((eb) => eb.and({ company_id, user_id: id }))
      .execute()
    await tx
      .deleteFrom('invitation')
      .where((eb) => eb.and({ company_id, user_id: id }))
      .execute()
    const after = await loginAccounts(tx, caller, now).where('user.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: isDisabled ? 'disable' : 'enable', object: 'user', object_id: id, before, after })
    return after
  })
