import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type SatuSehatStatus = Schema<'SatuSehatStatus'>

export const satuSehatStatusQuery = (api: Api) =>
  queryOptions({
    queryKey: ['satu-sehat', 'status'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/satu-sehat/status', { signal })),
    refetchInterval: 60_000, // a token expires and sending goes on without a change of a row
  })
