import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * The query that a page is about. It is sent while the page is drawn, not after: the reply comes earlier by the time of the
 * first drawing. Only for a query that is always asked.
 */
export function useEarlyQuery<Data, Key extends QueryKey>(
  options: Omit<UseQueryOptions<Data, Error, Data, Key>, 'enabled'>,
) {
  const queries = useQueryClient()
  if (!queries.getQueryState(options.queryKey)) void queries.prefetchQuery(options)
  return useQuery(options)
}
