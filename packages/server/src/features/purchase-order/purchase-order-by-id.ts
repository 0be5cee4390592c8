import type { Schema } from '@clinic/api'
import { transactionTotal } from '@clinic/core/medicine-transaction'
import { orderProgress } from '@clinic/core/purchase-order'
import type { Database, Transaction } from '../../database/schema'
import { linesFacts } from '../../domain/medicine/line-facts'
import { receiptsOfOrders } from '../../domain/purchase-order/received-lines'
import type { RequestContext } from '../../use-case/contract'
import { purchaseOrderRows } from './purchase-order-rows'

/** An order with what came of it, or nothing where the clinic has none by that id. */
export async function purchaseOrderById(
  database: Database | Transaction,
  context: RequestContext,
  id: number,
): Promise<Schema<'PurchaseOrder'> | undefined> {
  const found = await purchaseOrderRows(database, context.caller)
    .select(['purchase_order.note', 'purchase_order.supplier_id', 'purchase_order.stages'])
    .select(['purchase_order.version', 'purchase_order.updated_at'])
    .where('purchase_order.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { supplier_id, expected_on, note, lines, ...order } = found
  const receipts = await receiptsOfOrders(database, context.caller, [id]).execute()
  const received = receipts.filter(({ state }) => state === 'received').flatMap((receipt) => receipt.lines)
  const { medicines } = await linesFacts(
    database,
    context,
    lines.map(({ medicine_id }) => ({ medicine_id, batch_id: null })),
  )
  return {
    ...order,
    content: { supplier_id, expected_on, note, lines },
    total: transactionTotal(lines),
    medicines,
    progress: orderProgress({ state: order.state, lines }, received),
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      number: receipt.number,
      state: receipt.state,
      dated_on: receipt.dated_on,
      total: transactionTotal(receipt.lines),
    })),
  }
}
