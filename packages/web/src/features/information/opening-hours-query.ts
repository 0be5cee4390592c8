import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type OpeningHours = Schema<'OpeningHours'>

export const openingHoursQuery = (api: Api) =>
  queryOptions({
    queryKey: ['information', 'opening-hours'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/information/opening-hours', { signal })),
  })
