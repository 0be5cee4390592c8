import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** A shift that is still open, held until the transaction ends; null once its drawer was counted. */
export async function openDrawer(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  id: number | null,
): Promise<number | null> {
  if (id === null) return null
  const shift = await tx
    .selectFrom('cash_shift')
    .select(['id', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return shift.state === 'open' ? shift.id : null
}
