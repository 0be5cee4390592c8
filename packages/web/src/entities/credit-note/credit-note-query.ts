import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type CreditNote = Schema<'CreditNote'>

export const creditNoteQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['credit-note', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/credit-note/{id}', { params: { path: { id } }, signal })),
  })
