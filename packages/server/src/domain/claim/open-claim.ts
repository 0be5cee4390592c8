import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { writeClaimEvent } from './write-claim-event'

/** Makes the claim of an invoice that is being issued, where a payor owes a part of it. */
export async function openClaim(
  tx: Transaction,
  context: RequestContext,
  { invoice, today }: { invoice: Schema<'Invoice'>; today: string },
) {
  const { caller, now } = context
  const { company_id, clinic_id } = caller
  const { id: invoice_id, payor: claimed, policy, patient } = invoice
  if (claimed === 0 || !policy) return
  const { payor_id } = policy
  const { terms_days } = await tx
    .selectFrom('payor')
    .select('terms_days')
    .where((eb) => eb.and({ company_id, clinic_id, id: payor_id }))
    .executeTakeFirstOrThrow()
  const due_on = addDays(today, terms_days)
  const at = now.toISOString()
  const { id } = await tx
    .insertInto('claim')
    .values({
      company_id,
      clinic_id,
      invoice_id,
      payor_id,
      claimed,
      state: 'draft',
      due_on,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeClaimEvent(tx, context, {
    claim_id: id,
    event: 'claim.open',
    from_state: null,
    to_state: 'draft',
    amount: claimed,
  })
  recordEvent(tx, caller, {
    action: 'open',
    object: 'claim',
    object_id: id,
    after: { invoice_id, payor_id, claimed, due_on },
    people: { patient: [patient.id] },
  })
}
