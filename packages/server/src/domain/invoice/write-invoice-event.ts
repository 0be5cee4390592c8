import type { Insertable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'

type Move = Pick<Insertable<Tables['invoice_event']>, 'invoice_id' | 'event' | 'from_state' | 'to_state'>

/** Records a move of an invoice: from, to, when, who, in which role, why. */
export async function writeInvoiceEvent(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  { reason, ...move }: Move & { reason?: string },
) {
  const { company_id, clinic_id, user_id, name, role } = caller
  await tx
    .insertInto('invoice_event')
    .values({
      ...move,
      company_id,
      clinic_id,
      at: now.toISOString(),
      user_id,
      user_name: name,
      user_role: role,
      reason: reason ?? '',
    })
    .execute()
}
