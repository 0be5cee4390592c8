import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

/** A request of a visitor for an appointment, with the patients it may be of. */
export const bookingRequestQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['booking-request', 'review', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/booking-request/{id}', { params: { path: { id } }, signal })),
  })
