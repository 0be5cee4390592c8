import { useQuery } from '@tanstack/react-query'
import { calendarQuery } from '../../../entities/appointment/calendar-query'
import { printedDays } from '../../../entities/schedule/printed-days'
import { staffScheduleQuery } from '../../../entities/schedule/staff-schedule-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { useNurseTabs } from '../../../platform/page/use-nurse-tabs'
import { useAccount } from '../../../platform/session/use-account'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { NurseWeekDay } from './nurse-week-day'
import { OwnWeek, type OwnWeekOf } from './own-week'
import { OwnWeekDays } from './own-week-days'
import { patientsOfDay } from './patients-of-day'

/** The week of an assistant at a glance, once it is published: when, where and whom they help. */
export default function NurseWeek() {
  const { own } = useTexts()['staff-schedule']
  return (
    <OwnWeek
      tabs={useNurseTabs('/nurse/dashboard/week')}
      worker={useAccount()?.staff_id}
      nobody={{ title: own.nobodyTitle(), text: own.nobodyText() }}
      days={NurseDays}
    />
  )
}

function NurseDays({ worker, week: { from, until, today } }: OwnWeekOf) {
  const { api } = useApp()
  const { own } = useTexts()['staff-schedule']
  const { timeZone } = useClinicDay()
  const schedule = useEarlyQuery(staffScheduleQuery(api, { from, until }))
  const { data, isPlaceholderData } = schedule
  const doctors = [...new Set(data?.shifts.map(({ assists_doctor_id }) => assists_doctor_id))].filter(
    (id) => id !== null,
  )
  const [first] = doctors
  const calendar = useQuery({
    ...calendarQuery(api, { from, until, ...(doctors.length === 1 && { doctor_id: first }) }),
    enabled: first !== undefined && !isPlaceholderData,
    // the shifts do not wait for the number of patients
    placeholderData: undefined,
  })
  const isDraft = data?.weeks.some(({ state }) => state === 'draft') ?? false
  // of a week that is not published, closed days and absences are known, and no more
  const days =
    data && printedDays(data, { id: worker }).filter((day) => !isDraft || day.isClosed || day.absences.length > 0)
  return (
    <>
      {isDraft && !isPlaceholderData && <EmptyState title={own.draft()}>{own.draftText()}</EmptyState>}
      <OwnWeekDays queries={[schedule, calendar]}>
        {days?.map((day) => (
          <NurseWeekDay
            key={day.date}
            day={day}
            isToday={day.date === today}
            patientsOf={(doctor_id) =>
              calendar.data && timeZone
                ? patientsOfDay(calendar.data.appointments, { date: day.date, doctor_id, timeZone })
                : undefined
            }
          />
        ))}
      </OwnWeekDays>
    </>
  )
}
