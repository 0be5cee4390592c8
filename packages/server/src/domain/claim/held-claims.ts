import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { claimRows } from './claim-rows'

interface Asked {
  payor_id: number
  claim_ids: readonly number[]
  /** The field that names them. */
  field: 'claim_ids' | 'allocations'
}

/** Claims of one payor, held with their invoices until the transaction ends, as they stand then. Refuses those of other payors and clinics. */
export async function heldClaims(
  tx: Transaction,
  caller: Caller,
  { payor_id, claim_ids, field }: Asked,
): Promise<Map<number, Schema<'ClaimCard'>>> {
  const { company_id, clinic_id } = caller
  const ids = [...claim_ids].toSorted((one, other) => one - other)
  // the invoice is held first, as by whoever voids it
  await tx
    .selectFrom('invoice')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('claim')
        .select('invoice_id')
        .where((each) => each.and({ company_id, clinic_id }))
        .where('id', 'in', ids),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx
    .selectFrom('claim')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const claims = await claimRows(tx, caller).where('claim.id', 'in', ids).orderBy('claim.id').execute()
  if (claims.length !== new Set(ids).size)
    throw new Refusal(422, 'checkFields', { fields: { [field]: 'claimUnknown' } })
  const strange = claims.find((claim) => claim.payor_id !== payor_id)
  if (strange) {
    const refused = { sentence: 'claimBatchOtherPayor', values: { number: strange.invoice_number } } as const
    throw new Refusal(422, 'checkFields', { fields: { [field]: refused } })
  }
  return new Map(claims.map((claim) => [claim.id, claim]))
}

/** A payor of the clinic, as it is now. */
export async function payorOf(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const payor = await tx
    .selectFrom('payor')
    .select(['id', 'name', 'terms_days', 'claim_documents'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (!payor) throw new Refusal(422, 'checkFields', { fields: { payor_id: 'payorUnknown' } })
  return payor
}
