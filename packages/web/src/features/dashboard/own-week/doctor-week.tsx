import { useQuery } from '@tanstack/react-query'
import { calendarQuery } from '../../../entities/appointment/calendar-query'
import { printedDays } from '../../../entities/schedule/printed-days'
import { scheduleQuery } from '../../../entities/schedule/schedule-query'
import { boardQuery } from '../../../entities/visit/board-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { useDoctorTabs } from '../../../platform/page/use-doctor-tabs'
import { useAccount } from '../../../platform/session/use-account'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { dateIn } from '../../../platform/time/date-in'
import { DoctorWeekDay } from './doctor-week-day'
import { OwnWeek, type OwnWeekOf } from './own-week'
import { OwnWeekDays } from './own-week-days'

/** The week of a dentist at a glance: when and where they work, and whom they see. */
export default function DoctorWeek() {
  const { empty } = useTexts()['doctor-schedule']
  return (
    <OwnWeek
      tabs={useDoctorTabs('/doctor/dashboard/week')}
      worker={useAccount()?.doctor_id}
      nobody={{ title: empty.ownTitle(), text: empty.ownText() }}
      days={DoctorDays}
      sheet="/doctor/dashboard/week/sheet"
    />
  )
}

function DoctorDays({ worker: doctor_id, week: { from, until, today } }: OwnWeekOf) {
  const { api } = useApp()
  const { timeZone } = useClinicDay()
  const schedule = useEarlyQuery(scheduleQuery(api, { from, until, doctor_id }))
  const calendar = useQuery(calendarQuery(api, { from, until, doctor_id }))
  // a week is shown without it too
  const board = useQuery(boardQuery(api))
  return (
    <OwnWeekDays queries={[schedule, calendar]}>
      {schedule.data &&
        calendar.data &&
        timeZone &&
        printedDays(schedule.data, { id: doctor_id }).map((day) => (
          <DoctorWeekDay
            key={day.date}
            day={day}
            isToday={day.date === today}
            timeZone={timeZone}
            visits={board.data?.visits ?? []}
            appointments={calendar.data.appointments
              .filter(({ starts_at }) => dateIn(timeZone, Date.parse(starts_at)) === day.date)
              .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))}
          />
        ))}
    </OwnWeekDays>
  )
}
