import type { Schema } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'

/** Under which a service is kept once it is known. */
export const serviceKey = (id: number) => ['product', 'one', id]

/** Returns a function for the service of an id, as far as it is known by now. */
export function useKnownService() {
  const queries = useQueryClient()
  return (id: number) => queries.getQueryData<Schema<'Product'>>(serviceKey(id))
}
