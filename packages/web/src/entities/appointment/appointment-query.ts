import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export const appointmentQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['appointment', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/appointment/{id}', { params: { path: { id } }, signal })),
  })
