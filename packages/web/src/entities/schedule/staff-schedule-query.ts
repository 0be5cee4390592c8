import { type Api, type Schema, unwrap } from '@clinic/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Everything of some days; to an assistant, what is theirs. While other days are on the way, those that were here stay. */
export const staffScheduleQuery = (api: Api, asked: { from: string; until: string }) =>
  queryOptions({
    queryKey: ['staff-schedule', 'week', asked],
    queryFn: ({ signal }) => unwrap(api.GET('/api/staff-schedule', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
  })

export type StaffSchedule = Schema<'StaffSchedule'>
