import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type LabOrder = Schema<'LabOrder'>

export const labOrderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['lab-order', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/lab-order/{id}', { params: { path: { id } }, signal })),
  })

/** What an order of a patient can be for, and when the patient comes next. */
export const labProceduresQuery = (api: Api, patient_id: number) =>
  queryOptions({
    queryKey: ['lab-order', 'procedure', patient_id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/lab-order-procedure', { params: { query: { patient_id } }, signal })),
    enabled: patient_id > 0,
  })

/** The laboratories of the clinic, to filter the orders by. */
export const laboratoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['supplier', 'laboratory'],
    queryFn: ({ signal }) =>
      allRows((position) =>
        unwrap(api.GET('/api/supplier', { params: { query: { kind: 'laboratory', ...position } }, signal })),
      ),
  })
