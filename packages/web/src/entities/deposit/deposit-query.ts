import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type Deposit = Schema<'Deposit'>

/** What a patient paid in advance, the last first. */
export const patientDepositsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['deposit', 'patient', id],
    queryFn: ({ signal }) =>
      allRows((query) => unwrap(api.GET('/api/patient/{id}/deposit', { params: { path: { id }, query }, signal }))),
  })

export const depositQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['deposit', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/deposit/{id}', { params: { path: { id } }, signal })),
  })
