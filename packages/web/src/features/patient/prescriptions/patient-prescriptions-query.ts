import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
}

/** One page of the prescriptions of a patient, the latest first. */
export const patientPrescriptionsQuery = (api: Api, id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['prescription', 'patient', id, shown],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/prescription', { params: { path: { id }, query: shown }, signal })),
  })
