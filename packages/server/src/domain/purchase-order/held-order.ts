import { orderProgress } from '@clinic/core/purchase-order'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { receivedLines } from './received-lines'

/** An order and how much of it came, held until the transaction ends: of two receipts at once the second counts the first. */
export async function heldOrder(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const order = await tx
    .selectFrom('purchase_order')
    .select(['id', 'state', 'number', 'supplier_id', 'lines', 'stages', 'version'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...order, progress: orderProgress(order, await receivedLines(tx, { company_id, clinic_id }, id)) }
}
