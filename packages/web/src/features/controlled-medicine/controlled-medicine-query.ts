import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type ControlledMedicine = Schema<'ControlledMedicine'>
export type ControlledMovement = Schema<'ControlledMovement'>

export const registerAddress = '/clinic/medicine-transaction/register'

/** What each narcotic and psychotropic came to in a month, `2026-11`. */
export const monthQuery = (api: Api, period: string) =>
  queryOptions({
    queryKey: ['controlled-medicine', 'month', period],
    queryFn: ({ signal }) => unwrap(api.GET('/api/controlled-medicine', { params: { query: { period } }, signal })),
  })

/** Every movement of a month, the first one first. */
export const movementsQuery = (api: Api, period: string) =>
  queryOptions({
    queryKey: ['controlled-medicine', 'movement', period],
    queryFn: ({ signal }) =>
      allRows((position) =>
        unwrap(api.GET('/api/controlled-medicine/movement', { params: { query: { period, ...position } }, signal })),
      ),
  })
