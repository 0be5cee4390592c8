import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Holds a policy until the transaction ends: what its plan has paid this year does not change meanwhile. */
export async function holdPolicy(tx: Transaction, { company_id, clinic_id }: Caller, id: number | null) {
  if (id === null) return
  await tx
    .selectFrom('patient_policy')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forNoKeyUpdate()
    .execute()
}
