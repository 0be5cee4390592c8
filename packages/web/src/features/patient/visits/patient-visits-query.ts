import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type PatientVisit = Schema<'PatientVisit'>

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
}

/** One page of the visits of a patient, the latest first. */
export const patientVisitsQuery = (api: Api, id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['visit', 'patient', id, shown],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/visit', { params: { path: { id }, query: shown }, signal })),
  })
