import { type Api, type Schema, unwrap } from '@clinic/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type Calendar = Schema<'AppointmentCalendar'>
export type Card = Schema<'AppointmentCard'>

interface Days {
  from: string
  until: string
  doctor_id?: number
}

export const calendarQuery = (api: Api, days: Days) =>
  queryOptions({
    queryKey: ['appointment', 'calendar', days],
    queryFn: ({ signal }) => unwrap(api.GET('/api/appointment/calendar', { params: { query: days }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000, // it stays open on the counter all day
  })
