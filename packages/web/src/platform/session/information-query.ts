import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Information = Schema<'Information'>

export const informationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['information'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/information', { signal })),
  })
