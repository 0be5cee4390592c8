import { unwrap } from '@clinic/api'
import { positions } from '@clinic/core/staff'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ScheduleScreen } from '../../entities/schedule/schedule-screen'
import { staffScheduleQuery } from '../../entities/schedule/staff-schedule-query'
import { useWeek } from '../../entities/schedule/use-week'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { CoverageOfDay } from './coverage-of-day'
import { Publication } from './publication'
import { useStaffWorkerSchedule } from './staff-worker-schedule'

const CopyStaffWeekDialog = lazyWithRetry(() => import('./copy-staff-week-dialog'))

/** When the assistants work and with whom: a week of all of them, and where they are missing. */
export default function StaffScheduleScreen() {
  const { api } = useApp()
  const texts = useTexts()
  const { label } = useLabels()
  const words = texts['staff-schedule']
  const week = useWeek()
  const [isCopying, setCopying] = useState(false)
  const query = useQuery({
    ...staffScheduleQuery(api, { from: week.from, until: week.until }),
    select: (schedule) => ({
      ...schedule,
      people: schedule.staff.map(({ position, ...person }) => ({
        ...person,
        about: label(positions, position),
      })),
    }),
  })
  const requested = useQuery({
    queryKey: ['staff-schedule', 'absence', 'requested'],
    queryFn: ({ signal }) =>
      allRows((page) =>
        unwrap(api.GET('/api/staff-schedule/absence', { params: { query: { state: 'requested', ...page } }, signal })),
      ),
  })
  const { data } = query
  const work = useStaffWorkerSchedule(data)
  const [state] = data && !query.isPlaceholderData ? data.weeks : []
  return (
    <>
      <ScheduleScreen
        work={work}
        week={week}
        query={query}
        requested={requested}
        actions={
          <Button variant="outline" disabled={!data || data.people.length === 0} onClick={() => setCopying(true)}>
            {words.copy.title()}
          </Button>
        }
        bar={state && <Publication week={state} />}
        foot={
          data && {
            header: words.coverage.title(),
            of: (date) => <CoverageOfDay parts={data.coverage.filter((part) => part.date === date)} />,
          }
        }
      />
      <Suspense>{isCopying && <CopyStaffWeekDialog to={week.from} onClose={() => setCopying(false)} />}</Suspense>
    </>
  )
}
