import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Usage = Schema<'Usage'>
export type UsageCard = Schema<'UsageCard'>
export type UsageLine = Schema<'UsageLine'>

export const usageQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['usage', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/usage/{id}', { params: { path: { id } }, signal })),
  })
