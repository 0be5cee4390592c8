import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type CashShift = Schema<'CashShift'>

/** One's own cash shift that is not closed, or null. */
export const myCashShiftQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cash-shift', 'mine'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/cash-shift/mine', { signal }))).current,
  })

export const cashShiftQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['cash-shift', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/cash-shift/{id}', { params: { path: { id } }, signal })),
  })

interface Shown {
  state?: CashShift['state']
  page: number
  rowPerPage: 10 | 25 | 50 | 100
}

/** One page of the clinic's cash shifts, the latest first. */
export const cashShiftsQuery = (api: Api, query: Shown) =>
  queryOptions({
    queryKey: ['cash-shift', 'list', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/cash-shift', { params: { query }, signal })),
  })
