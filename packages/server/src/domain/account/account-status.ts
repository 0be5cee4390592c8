import { canMove } from '@clinic/core/lifecycle'
import { accountMachine } from '@clinic/core/login-account'
import type { Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import { requireConfirmed } from '../../use-case/confirmation'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { lockUsers } from './lock-users'
import { accountOf, loginAccounts, type PersonKind } from './login-account'

/** Sets whether an account may be signed in with. Either way nothing of before goes on: every session and open link ends. */
export const setStatus = (
  tx: Transaction,
  caller: Caller,
  { id, now, status }: { id: number; now: Date; status: 'active' | 'disabled' },
) =>
  changeRow(tx, caller, {
    table: 'user',
    id,
    read: () => loginAccounts(tx, caller, now).where('user.id', '=', id).executeTakeFirst(),
    async apply() {
      const { company_id } = caller
      await tx
        .deleteFrom('session')
        .where((eb) => eb.and({ company_id, user_id: id }))
        .execute()
      await tx
        .deleteFrom('invitation')
        .where((eb) => eb.and({ company_id, user_id: id }))
        .execute()
      return { status: status === 'disabled' ? 0 : 1 }
    },
    action: status === 'disabled' ? 'disable' : 'enable',
  })

interface PersonChange {
  tx: Transaction
  caller: Caller
  now: Date
  input: { status: string }
  before: { id: number; status: string } | undefined
}

/**
 * Disables the account of a person who is made inactive. When the person is made active again, the account stays disabled until
 * a manager enables it.
 */
export async function disableAccountOf(kind: PersonKind, { tx, caller, now, input, before }: PersonChange) {
  if (!before || input.status !== 'inactive' || before.status === 'inactive') return
  const account = () => accountOf(tx, caller, { kind, id: before.id, now })
  const { id } = await account()
  if (id === null) return
  await lockUsers(tx, caller, id)
  if (!canMove(accountMachine, (await account()).state, { type: 'account.disable' })) return
  if (id === caller.user_id) throw new Refusal(422, 'checkFields', { fields: { status: 'ownAccount' } })
  requireConfirmed(caller, now)
  await setStatus(tx, caller, { id, now, status: 'disabled' })
}
