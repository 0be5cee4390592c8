import { type Api, type Schema, unwrap } from '@clinic/api'
import type { ImportKindName } from '@clinic/core/import'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** One import. */
export const importQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/import/{id}', { params: { path: { id } }, signal })),
  })

/** The imports of a kind, the newest first. */
export const importsQuery = (api: Api, query: { kind: ImportKindName; page: number; rowPerPage: 10 | 25 | 50 | 100 }) =>
  queryOptions({
    queryKey: ['import', 'list', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/import', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })

export const linesPerPage = 100

/** A hundred rows of a file. */
export const linesQuery = (
  api: Api,
  { id, ...query }: { id: number; page: number; state: Schema<'ImportLineState'> | undefined },
) =>
  queryOptions({
    queryKey: ['import', id, 'row', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/import/{id}/row', {
          params: { path: { id }, query: { ...query, rowPerPage: linesPerPage } },
          signal,
        }),
      ),
  })
