import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context'
import { ScheduleScreen } from '../../platform/schedule/schedule-screen'
import { absenceQuery, scheduleQuery } from '../../platform/schedule-query'
import { useWeek } from '../../platform/use-week'
import { peopleOf, useDoctorWork } from './doctor-work'

/** When the dentists work: a week of all of them, and who is away. */
export default function DoctorSchedule() {
  const { api } = useApp()
  const week = useWeek()
  const query = useQuery({ ...scheduleQuery(api, { from: week.from, until: week.until }), select: peopleOf })
  const requested = useQuery(absenceQuery(api, { state: 'requested' }))
  const work = useDoctorWork(query.data)
  return <ScheduleScreen work={work} week={week} query={query} requested={requested} />
}
