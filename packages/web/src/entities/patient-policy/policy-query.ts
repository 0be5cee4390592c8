import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type PatientPolicy = Schema<'PatientPolicy'>

/** The policies of a patient, those that are active first. */
export const patientPoliciesQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['patient-policy', 'patient', id],
    queryFn: ({ signal }) =>
      allRows((query) => unwrap(api.GET('/api/patient/{id}/policy', { params: { path: { id }, query }, signal }))),
  })
