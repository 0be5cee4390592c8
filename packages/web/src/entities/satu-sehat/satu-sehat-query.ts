import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type SatuSehatVisit = Schema<'SatuSehatVisit'>
export type SatuSehatVisitDetail = Schema<'SatuSehatVisitDetail'>

/** What is told of one visit, step by step. */
export const satuSehatVisitQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['satu-sehat', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/satu-sehat/visit/{id}', { params: { path: { id } }, signal })),
  })

/** The resources of a visit as they would be sent now. */
export const satuSehatPreviewQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['satu-sehat', 'preview', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/satu-sehat/visit/{id}/preview', { params: { path: { id } }, signal })),
  })

/** What SATUSEHAT has of a step that was sent, compared with ours. Asked once: whoever looks at it asks again. */
export const satuSehatComparisonQuery = (api: Api, id: number, step: Schema<'SatuSehatStepName'>) =>
  queryOptions({
    queryKey: ['satu-sehat', 'comparison', id, step],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/satu-sehat/visit/{id}/comparison', { params: { path: { id }, query: { step } }, signal })),
    retry: false,
    refetchOnWindowFocus: false,
  })
