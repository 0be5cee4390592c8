import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/**
 * Holds an account and that of the caller until the transaction ends. A caller who was disabled meanwhile is refused: of
 * two managers who disable each other one remains, and with them somebody who can enable the other again.
 */
export async function holdUsers(tx: Transaction, { company_id, user_id }: Caller, id: number) {
  const held = await tx
    .selectFrom('user')
    .select(['id', 'status'])
    .where('company_id', '=', company_id)
    .where('id', 'in', [user_id, id])
    .orderBy('id') // in one order everywhere
    .forUpdate()
    .execute()
  if (held.some((user) => user.id === user_id && user.status !== 1)) throw new Refusal(401, 'sessionEnded')
}
