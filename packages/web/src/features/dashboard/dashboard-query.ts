import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Dashboard = Schema<'Dashboard'>
export type Desk = NonNullable<Dashboard['desk']>
export type Registrations = NonNullable<Dashboard['registrations']>
/** The base address of the role's screens. */
export type Area = '/clinic' | '/doctor' | '/nurse'

export const dashboardQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dashboard', { signal })),
    refetchInterval: 60_000, // it stays open on the counter all day
  })
