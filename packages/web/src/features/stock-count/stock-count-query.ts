import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type StockCount = Schema<'StockCount'>
export type StockCountLine = Schema<'StockCountLine'>
export type StockCountInput = Schema<'StockCountInput'>

export const stockCountAddress = '/clinic/medicine-transaction/count'

export const stockCountQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['stock-count', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/stock-count/{id}', { params: { path: { id } }, signal })),
  })
