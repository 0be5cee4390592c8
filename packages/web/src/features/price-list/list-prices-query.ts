import { unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import type { App } from '../../platform/app/app'

/** The services that a list names today; to set prices, all services on the day from which they are to hold. */
export const listPricesQuery = (api: App['api'], list: number, from?: string) =>
  queryOptions({
    queryKey: ['price-list', 'price', list, from],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/price-list/{id}/price', {
          params: { path: { id: list }, query: from === undefined ? {} : { day: from, every: true } },
          signal,
        }),
      ),
  })
