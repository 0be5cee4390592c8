import { useQuery } from '@tanstack/react-query'
import { weekGrid } from 'styled-system/recipes'
import { absenceQuery, scheduleQuery } from '../../entities/schedule/schedule-query'
import { ScheduleScreen } from '../../entities/schedule/schedule-screen'
import { useMaintenance, useMaintenanceText, windowsOn } from '../../entities/schedule/use-maintenance'
import { useWeek } from '../../entities/schedule/use-week'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { useDoctorWorkerSchedule } from './doctor-worker-schedule'
import { peopleOf } from './people-of'

/** The schedule of the dentists: a week, with their absences. */
export default function DoctorSchedule() {
  const { api } = useApp()
  const week = useWeek()
  const query = useQuery({ ...scheduleQuery(api, { from: week.from, until: week.until }), select: peopleOf })
  const requested = useQuery(absenceQuery(api, { state: 'requested' }))
  const work = useDoctorWorkerSchedule(query.data)
  const texts = useTexts()['doctor-schedule']
  const { timeZone } = useClinicDay()
  const windows = useMaintenance({ from: week.from, until: week.until })
  const textOf = useMaintenanceText()
  const foot = {
    header: texts.maintenance.title(),
    of: (date: string) =>
      windowsOn(windows, timeZone, date).map((window) => (
        <p key={window.id} className={weekGrid().blocked}>
          <bdi>{window.room_name}</bdi>: {textOf(window, date)}
        </p>
      )),
  }
  return (
    <ScheduleScreen
      work={work}
      week={week}
      query={query}
      requested={requested}
      foot={windows.length > 0 ? foot : undefined}
    />
  )
}
