import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Dispensing = Schema<'Dispensing'>
export type DispensingCard = Schema<'DispensingCard'>
export type DispensingLine = Schema<'DispensingLine'>

export const dispensingAddress = '/clinic/medicine-transaction/dispensing'

export const dispensingDayQuery = (api: Api, day: string) =>
  queryOptions({
    queryKey: ['dispensing', 'day', day],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing', { params: { query: { day } }, signal })),
  })

export const dispensingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['dispensing', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing/{id}', { params: { path: { id } }, signal })),
  })
