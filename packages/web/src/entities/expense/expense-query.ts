import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Expense = Schema<'Expense'>

export const expenseQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['expense', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/expense/{id}', { params: { path: { id } }, signal })),
  })
