import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { transaction } from '../../use-case/transaction'
import { checkOwnPassword } from './own-password'

export const confirmPassword: UseCase<'confirmPassword'> = async (call) => {
  const { body, caller, database, now } = call
  const { company_id, session_id } = caller
  await checkOwnPassword(call, body)
  await transaction(database, async (tx) => {
    await tx
      .updateTable('session')
      .set({ confirmed_at: now })
      .where((eb) => eb.and({ company_id, id: session_id }))
      .execute()
    recordEvent(tx, caller, { action: 'confirm', object: 'session', object_id: session_id })
  })
  return {}
}
