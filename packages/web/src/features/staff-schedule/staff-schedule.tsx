import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { ScheduleScreen } from '../../entities/schedule/schedule-screen'
import { useWeek } from '../../entities/schedule/use-week'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { useTexts } from '../../platform/texts/use-texts'
import { CoverageOfDay } from './coverage-of-day'
import { Publication } from './publication'
import { useStaffWorkerSchedule } from './staff-worker-schedule'
import { useStaffWeek } from './use-staff-week'

/** When the assistants work and with whom: a week of all of them, and where they are missing. */
export default function StaffScheduleScreen() {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['staff-schedule']
  const week = useWeek()
  const query = useStaffWeek(week)
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
    <ScheduleScreen
      work={work}
      week={week}
      query={query}
      requested={requested}
      bar={state && <Publication week={state} />}
      foot={
        data && {
          header: words.coverage.title(),
          of: (date) => <CoverageOfDay parts={data.coverage.filter((part) => part.date === date)} />,
        }
      }
    />
  )
}
