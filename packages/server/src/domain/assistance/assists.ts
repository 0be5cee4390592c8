import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Whether an assistant assists in a visit now. */
export async function assists(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { visit_id, staff_id }: { visit_id: number; staff_id: number },
) {
  const running = await tx
    .selectFrom('assistance')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, staff_id, state: 'assisting' }))
    .executeTakeFirst()
  return running !== undefined
}
