import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** The caller's open cash shift, held until the transaction ends: it is not counted while a payment is under way. */
export async function openShiftOf(
  tx: Transaction,
  { company_id, clinic_id, user_id }: Caller,
): Promise<{ id: number }> {
  const shift = await tx
    .selectFrom('cash_shift')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, user_id, state: 'open' }))
    .forUpdate()
    .executeTakeFirst()
  if (!shift) throw new Refusal(409, 'noOpenCashShift')
  return shift
}
