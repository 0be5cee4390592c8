import { recordEvent } from '../../audit/record-event'
import { hashPassword } from '../../domain/account/password'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { checkOwnPassword } from './own-password'
import { endSessions, sessionsOf } from './session'

/** Changes the password and ends all other sessions of the account. */
export const changePassword: UseCase<'changePassword'> = async (call) => {
  const { body, caller, database, now } = call
  const { company_id, user_id, session_id } = caller
  const before = await checkOwnPassword(call, { current_password: body.current_password })
  const password_hash = await hashPassword(body.password)

  await transaction(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('user')
      .set({ password_hash })
      .where((eb) => eb.and({ company_id, id: user_id }))
      .where('password_hash', '=', before) // the second of two concurrent changes has only the old password
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal(422, 'checkFields', { fields: { current_password: 'passwordWrong' } })
    const others = await sessionsOf(tx, caller).where('id', '<>', session_id).select('id').execute()
    await endSessions(tx, caller, { company_id, ids: others.map(({ id }) => id) })
    await tx
      .updateTable('session')
      .set({ confirmed_at: now })
      .where((eb) => eb.and({ company_id, id: session_id }))
      .execute()
    recordEvent(tx, caller, { action: 'change_password', object: 'user', object_id: user_id })
  })
  return {}
}
