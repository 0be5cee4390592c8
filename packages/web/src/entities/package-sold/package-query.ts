import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type PackageSold = Schema<'PackageSold'>

/** The packages that a patient bought, the last one first. */
export const patientPackagesQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['package-sold', 'patient', id],
    queryFn: ({ signal }) =>
      allRows((query) =>
        unwrap(api.GET('/api/patient/{id}/package-sold', { params: { path: { id }, query }, signal })),
      ),
  })

/** Those that can be used today. */
export const activePackagesQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['package-sold', 'patient', id, 'active'],
    queryFn: async ({ signal }) => {
      const query = { state: 'active' } as const
      return (await unwrap(api.GET('/api/patient/{id}/package-sold', { params: { path: { id }, query }, signal }))).rows
    },
  })
