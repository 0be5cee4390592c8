import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type TreatmentPlan = Schema<'TreatmentPlan'>
export type TreatmentPlanItem = Schema<'TreatmentPlanItem'>

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
}

/** One page of the plans of a patient, the latest first. */
export const patientPlansQuery = (api: Api, id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['treatment-plan', 'patient', id, shown],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/treatment-plan', { params: { path: { id }, query: shown }, signal })),
  })

/** All plans of a patient. */
export const allPlansQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['treatment-plan', 'patient', id, 'all'],
    queryFn: ({ signal }) =>
      allRows((query) =>
        unwrap(api.GET('/api/patient/{id}/treatment-plan', { params: { path: { id }, query }, signal })),
      ),
  })

export const treatmentPlanQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['treatment-plan', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/treatment-plan/{id}', { params: { path: { id } }, signal })),
  })
