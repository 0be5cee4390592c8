import { type Api, ApiError, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

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

export const reviewQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['registration', 'review', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/registration/{id}', { params: { path: { id } }, signal })),
  })

function nothingForBadSlug(error: unknown): { rows: [] } {
  if (error instanceof ApiError && error.status === 400) return { rows: [] }
  throw error
}
