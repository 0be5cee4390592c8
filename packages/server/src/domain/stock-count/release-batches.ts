import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Lets another count take the batches of one that ends. */
export const releaseBatches = (tx: Transaction, { company_id, clinic_id }: Caller, count_id: number) =>
  tx
    .updateTable('stock_count_line')
    .set({ is_open: false })
    .where((eb) => eb.and({ company_id, clinic_id, count_id }))
    .execute()
