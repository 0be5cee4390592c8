import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

/** The price lists of the clinic, inactive ones too. */
export const priceListsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['price-list', 'all'],
    queryFn: ({ signal }) => allRows((query) => unwrap(api.GET('/api/price-list', { params: { query }, signal }))),
  })
