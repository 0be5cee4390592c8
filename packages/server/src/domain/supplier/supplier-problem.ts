import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { Sentence } from '../../use-case/sentence'

/** What is wrong with a supplier that a document names: one of another clinic is unknown, and one that is not active stays only where it was before. */
export async function supplierProblem(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { id, knownSupplier }: { id: number | null; knownSupplier: number | null },
): Promise<Sentence | undefined> {
  if (id === null) return undefined
  const supplier = await tx
    .selectFrom('supplier')
    .select('status')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (!supplier) return 'supplierUnknown'
  return supplier.status === 'inactive' && id !== knownSupplier ? 'supplierInactive' : undefined
}
