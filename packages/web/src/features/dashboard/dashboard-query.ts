import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Dashboard = Schema<'Dashboard'>

export const dashboardQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dashboard', { signal })),
    refetchInterval: 60_000, // it stays open on the counter all day
  })
