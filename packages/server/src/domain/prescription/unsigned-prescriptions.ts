import { isPrescribed } from '@clinic/core/prescription'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The draft of a visit in which something is prescribed: it is to be signed, or its lines removed. */
export async function unsignedPrescriptions(tx: Transaction, { company_id, clinic_id }: Caller, visit_id: number) {
  const drafts = await tx
    .selectFrom('prescription')
    .select(['id', 'content'])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, state: 'draft' }))
    .execute()
  return drafts.filter(({ content }) => isPrescribed(content))
}
