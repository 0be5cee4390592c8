import { type Api, ApiError, type Schema, unwrap } from '@clinic/api'
import type { DocumentGroup } from '@clinic/core/patient-document'
import { queryOptions } from '@tanstack/react-query'
import { pictureAddress } from '../../platform/page/picture-address'

export type PatientDocument = Schema<'PatientDocument'>

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
  group?: DocumentGroup
}

/** One page of the files of a patient, the latest first. */
export const patientDocumentsQuery = (api: Api, id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['patient-document', 'patient', id, shown],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/document', { params: { path: { id }, query: shown }, signal })),
  })

/** The picture of a file as an address. */
export const documentPhotoQuery = (api: Api, { id, photo }: PatientDocument, size: 'small' | 'large') =>
  queryOptions({
    queryKey: ['photo', 'patient-document', id, photo, size],
    enabled: photo !== null,
    staleTime: Number.POSITIVE_INFINITY, // these very bytes never change
    async queryFn({ signal }) {
      const params = { path: { id }, query: { size, photo: photo ?? undefined } }
      const { data, response } = await api.GET('/api/patient-document/{id}/photo', { params, parseAs: 'blob', signal })
      if (!data) throw new ApiError(response.statusText, response.status)
      return pictureAddress(data)
    },
  })
