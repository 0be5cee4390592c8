import { type Api, ApiError, type Schema } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { pictureAddress } from '../page/picture-address'

export type ClinicImageKind = Schema<'ClinicImageKind'>
export type StoredImage = NonNullable<Schema<'ClinicImage'>>

/** An image of the clinic's papers as an address. */
export const clinicImageQuery = (api: Api, kind: ClinicImageKind, image: Schema<'ClinicImage'>) =>
  queryOptions({
    queryKey: ['clinic-image', kind, image?.name],
    enabled: image !== null,
    staleTime: Number.POSITIVE_INFINITY, // these very bytes never change
    async queryFn({ signal }) {
      const params = { path: { kind }, query: { image: image?.name } }
      const { data, response } = await api.GET('/api/information/image/{kind}', { params, parseAs: 'blob', signal })
      if (!data) throw new ApiError(response.statusText, response.status)
      return pictureAddress(data)
    },
  })

/** An empty picture of the same proportions: nothing jumps when the image comes. */
export const roomFor = ({ width, height }: StoredImage) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`
