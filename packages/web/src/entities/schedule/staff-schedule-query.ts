import { type Api, type Schema, unwrap } from '@clinic/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The schedule of some days; for an assistant, their own. While other days load, the previous ones stay. */
export const staffScheduleQuery = (api: Api, filter: { from: string; until: string }) =>
  queryOptions({
    queryKey: ['staff-schedule', 'week', filter],
    queryFn: ({ signal }) => unwrap(api.GET('/api/staff-schedule', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

export type StaffSchedule = Schema<'StaffSchedule'>
