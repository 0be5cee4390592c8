import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Transaction = Schema<'MedicineTransaction'>
export type Line = Schema<'MedicineTransactionLine'>
export type TransactionInput = Schema<'MedicineTransactionInput'>

export const transactionQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['medicine-transaction', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/medicine-transaction/{id}', { params: { path: { id } }, signal })),
  })
