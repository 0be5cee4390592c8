import { type Api, ApiError } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { pictureAddress } from '../../platform/page/picture-address'

/** Somebody or a paper there may be a picture of. */
export interface Pictured {
  kind: 'doctor' | 'doctor-external' | 'staff' | 'patient' | 'patient-policy' | 'expense'
  id: number
  name: string
  /** The name of the photo; a new photo has a new name. */
  photo: string | null
}

export const photoPath = (kind: Pictured['kind']) => `/api/${kind}/{id}/photo` as const

/** The picture as an address. */
export const photoQuery = (api: Api, { kind, id, photo }: Pictured, size: 'small' | 'large') =>
  queryOptions({
    queryKey: ['photo', kind, id, photo, size],
    enabled: photo !== null,
    staleTime: Number.POSITIVE_INFINITY, // these very bytes never change
    async queryFn({ signal }) {
      const params = { path: { id }, query: { size, photo: photo ?? undefined } }
      const { data, response } = await api.GET(photoPath(kind), { params, parseAs: 'blob', signal })
      if (!data) throw new ApiError(response.statusText, response.status)
      return pictureAddress(data)
    },
  })
