import type { Insertable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'

type Move = Pick<Insertable<Tables['claim_event']>, 'claim_id' | 'event' | 'from_state' | 'to_state'>

/** Records a move of a claim: from, to, when, who, in which role, about how much, why. */
export async function writeClaimEvent(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  { amount = null, reason = '', ...move }: Move & { amount?: number | null; reason?: string },
) {
  const { company_id, clinic_id, user_id, name, role } = caller
  await tx
    .insertInto('claim_event')
    .values({
      ...move,
      company_id,
      clinic_id,
      at: now.toISOString(),
      user_id,
      user_name: name,
      user_role: role,
      amount,
      reason,
    })
    .execute()
}
