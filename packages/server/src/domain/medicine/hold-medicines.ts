import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

type Tenant = Pick<Caller, 'company_id' | 'clinic_id'>

/**
 * Holds the stock of medicines until the transaction ends; one that the clinic never had is kept from now on. Whoever reads batches to
 * decide about them holds their medicine first, all in one order: two documents with the same medicines cannot wait for each other.
 */
export async function holdMedicines(tx: Transaction, { company_id, clinic_id }: Tenant, ids: readonly number[]) {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  if (sorted.length === 0) return
  await tx
    .insertInto('medicine')
    .values(sorted.map((id) => ({ company_id, clinic_id, id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('medicine')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', sorted)
    .orderBy('id')
    .forUpdate()
    .execute()
}
