import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Assistance = Schema<'Assistance'>
export type AssistedVisit = Schema<'AssistedVisit'>
export type AssistanceDay = Schema<'AssistanceDay'>

export const assistanceDayQuery = (api: Api) =>
  queryOptions({
    queryKey: ['assistance', 'today'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/assistance/today', { signal })),
    refetchInterval: 60_000, // it stays open beside the chair all day
  })
