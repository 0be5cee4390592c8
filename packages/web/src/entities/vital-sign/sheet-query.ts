import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Sheet = Schema<'VitalSignSheet'>
export type Measurement = Schema<'VitalSign'>

export const sheetQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['vital-sign', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visit/{id}/vital-sign', { params: { path: { id } }, signal })),
  })
