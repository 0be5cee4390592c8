import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type PurchaseOrder = Schema<'PurchaseOrder'>
export type OrderLine = Schema<'PurchaseOrderLine'>

/** What is typed: the supplier may still be missing; with the version it was read with, where it is stored already. */
export type Typed = Omit<Schema<'PurchaseOrderInput'>, 'supplier_id'> & { supplier_id: number | null; version?: number }

export const purchaseOrderAddress = '/clinic/medicine-transaction/order'

export const purchaseOrderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['purchase-order', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/purchase-order/{id}', { params: { path: { id } }, signal })),
  })
