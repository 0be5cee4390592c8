import { transactionTotal } from '@clinic/core/medicine-transaction'
import { sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { purchaseOrderRows } from './purchase-order-rows'

export const listPurchaseOrder: UseCase<'listPurchaseOrder'> = async ({ database, caller, query }) => {
  const { state, supplier_id, ...page } = query
  const orders = purchaseOrderRows(database, caller)
    .$if(state !== undefined, (rows) => rows.where('purchase_order.state', '=', state ?? 'draft'))
    .$if(supplier_id !== undefined, (rows) => rows.where('purchase_order.supplier_id', '=', supplier_id ?? 0))
  const { rows, ...found } = await list(database, orders, page, {
    searchColumn: sql`lower(concat_ws(' ', purchase_order.number, supplier.name))`,
    sort: { id: [] },
    defaultSort: '-id',
    id: 'purchase_order.id',
  })
  return {
    ...found,
    rows: rows.map(({ lines, ...order }) => ({ ...order, lines: lines.length, total: transactionTotal(lines) })),
  }
}
