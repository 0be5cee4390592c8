import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type DispensingCard = Schema<'DispensingCard'>

export const dispensingAddress = '/clinic/medicine-transaction/dispensing'

/** The signed prescriptions of the visits of a day. */
export const dispensingDayQuery = (api: Api, day: string) =>
  queryOptions({
    queryKey: ['dispensing', 'day', day],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing', { params: { query: { day } }, signal })),
  })

/** Those of one visit. */
export const visitDispensingQuery = (api: Api, visit_id: number) =>
  queryOptions({
    queryKey: ['dispensing', 'visit', visit_id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing', { params: { query: { visit_id } }, signal })),
  })
