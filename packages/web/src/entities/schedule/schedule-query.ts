import { type Api, type Schema, unwrap } from '@clinic/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type Schedule = Schema<'DoctorSchedule'>
export type DoctorShift = Schema<'DoctorShift'>
export type Absence = Schema<'Absence'>
export type ScheduleDoctor = Schema<'ScheduleDoctor'>

interface ScheduleQuery {
  from: string
  until: string
  doctor_id?: number
}

/** Everything of some days; while other days are on the way, those that were here stay. */
export const scheduleQuery = (api: Api, filter: ScheduleQuery) =>
  queryOptions({
    queryKey: ['doctor-schedule', 'week', filter],
    queryFn: ({ signal }) => unwrap(api.GET('/api/doctor-schedule', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

/** The requests that wait for the manager, whenever they are; or all that a dentist ever asked for. */
export const absenceQuery = (api: Api, filter: { state?: Schema<'AbsenceState'>; doctor_id?: number }) =>
  queryOptions({
    queryKey: ['doctor-schedule', 'absence', filter],
    queryFn: ({ signal }) =>
      allRows((page) =>
        unwrap(api.GET('/api/doctor-schedule/absence', { params: { query: { ...filter, ...page } }, signal })),
      ),
  })
