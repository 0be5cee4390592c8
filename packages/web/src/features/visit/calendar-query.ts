import { type Api, type Schema, unwrap } from '@clinic/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type Calendar = Schema<'VisitCalendar'>
export type Card = Schema<'VisitCard'>

interface Days {
  from: string
  until: string
  doctor_id?: number
}

export const calendarQuery = (api: Api, days: Days) =>
  queryOptions({
    queryKey: ['visit', 'calendar', days],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visit/calendar', { params: { query: days }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000, // it stays open on the counter all day
  })

export const visitQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['visit', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visit/{id}', { params: { path: { id } }, signal })),
  })
