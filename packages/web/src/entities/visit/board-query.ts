import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type VisitBoard = Schema<'VisitBoard'>

export const boardQuery = (api: Api) =>
  queryOptions({
    queryKey: ['visit', 'board'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visit/board', { signal })),
    refetchInterval: 60_000, // it stays open on the counter all day
  })

export const visitQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['visit', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visit/{id}', { params: { path: { id } }, signal })),
  })
