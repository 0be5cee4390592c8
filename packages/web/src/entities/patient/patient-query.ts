import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export const patientQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['patient', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/patient/{id}', { params: { path: { id } }, signal })),
  })
