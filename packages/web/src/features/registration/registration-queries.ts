import { type Api, ApiError, type operations, unwrap } from '@clinic/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The clinics that take registrations. */
export const clinicsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['registration', 'clinic'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/registration/clinic', { signal })),
  })

/** The clinic a link names, active or not; null when there is none. */
export const clinicQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['registration', 'clinic', slug],
    queryFn: async ({ signal }) => {
      const found = unwrap(api.GET('/api/registration/clinic', { params: { query: { slug } }, signal }))
      const { rows } = await found.catch(nothingForBadSlug)
      return rows[0] ?? null
    },
  })

type ListQuery = NonNullable<operations['listRegistration']['parameters']['query']>

export const registrationsQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: ['registration', 'list', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/registration', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    // so that "waiting 5 minutes" stays true
    refetchInterval: 60_000,
  })

export const reviewQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['registration', 'review', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/registration/{id}', { params: { path: { id } }, signal })),
  })

function nothingForBadSlug(error: unknown): { rows: [] } {
  if (error instanceof ApiError && error.status === 400) return { rows: [] }
  throw error
}
