import { type Schema, unwrap } from '@clinic/api'
import type { FindingCode } from '@clinic/core/odontogram'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useLanguage } from '../../platform/texts/use-texts'
import type { FoundOption } from '../../ui/field/combobox-field'
import { serviceKey } from './use-known-service'

export type Service = Schema<'Product'>

/** Returns the services that a note names, by their ids, as far as they are known. */
export function useServices(procedures: readonly { product_id: number }[]): ReadonlyMap<number, Service> {
  const { api } = useApp()
  const ids = [...new Set(procedures.map(({ product_id }) => product_id))]
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: serviceKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        unwrap(api.GET('/api/product/{id}', { params: { path: { id } }, signal })),
      staleTime: 60_000,
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
  })
}

/** Returns the search for services; what is found is known from then on. */
export function useFindService() {
  const { api } = useApp()
  const queries = useQueryClient()
  const nameOf = useServiceName()
  return async (search: string, signal: AbortSignal): Promise<FoundOption[]> => {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/product', { params: { query }, signal }))
    for (const row of rows) queries.setQueryData(serviceKey(row.id), row)
    return rows.map((row) => ({ value: String(row.id), label: nameOf(row), note: row.code }))
  }
}

/** Returns the search for services that leave a finding in the chart when they are done. */
export function useServicesLeaving() {
  const { api } = useApp()
  const queries = useQueryClient()
  return async (code: FindingCode): Promise<readonly Service[]> => {
    const query = { odontogram_code: code, status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/product', { params: { query } }))
    for (const row of rows) queries.setQueryData(serviceKey(row.id), row)
    return rows
  }
}

/** Returns the name of a service in the language shown; English is optional. */
export function useServiceName() {
  const language = useLanguage()
  return ({ name, name_en }: Pick<Service, 'name' | 'name_en'>) =>
    language === 'id' || name_en === '' ? name : name_en
}
