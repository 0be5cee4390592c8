import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/**
 * Locks an account and that of the caller until the transaction ends. A caller disabled meanwhile is refused: when two managers
 * disable each other one remains, who can enable the other again.
 */
export async function lockUsers(tx: Transaction, { company_id, user_id }: Caller, id: number) {
  const held = await tx
    .selectFrom('user')
    .select(['id', 'status'])
    .where('company_id', '=', company_id)
    .where('id', 'in', [user_id, id])
    .orderBy('id') // in one order everywhere
    .forUpdate()
    .execute()
  if (held.some((user) => user.id === user_id && user.status !== 1))
    throw new Refusal(401, 'sessionEnded', { code: 'account_inactive' })
}
