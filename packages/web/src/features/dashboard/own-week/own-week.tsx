import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { calendarQuery } from '../../../entities/appointment/calendar-query'
import { printedDays } from '../../../entities/schedule/printed-days'
import { scheduleQuery } from '../../../entities/schedule/schedule-query'
import { useWeek } from '../../../entities/schedule/use-week'
import { WeekBar } from '../../../entities/schedule/week-bar'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { Page } from '../../../platform/page/page'
import { useDoctorTabs } from '../../../platform/page/use-doctor-tabs'
import { failureText } from '../../../platform/record/failure-text'
import { useAccount } from '../../../platform/session/use-account'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { dateIn } from '../../../platform/time/date-in'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { OwnWeekDay } from './own-week-day'

/** The week of a dentist at a glance: when and where they work, and whom they see. */
export default function OwnWeek() {
  const texts = useTexts()
  const doctor_id = useAccount()?.doctor_id ?? null
  const { empty } = texts['doctor-schedule']
  return (
    <Page title={texts.dashboard.tabs.week()} tabs={useDoctorTabs('/doctor/dashboard/week')}>
      {doctor_id === null ? (
        <Card>
          <EmptyState title={empty.ownTitle()}>{empty.ownText()}</EmptyState>
        </Card>
      ) : (
        <Week doctor_id={doctor_id} />
      )}
    </Page>
  )
}

function Week({ doctor_id }: { doctor_id: number }) {
  const { api } = useApp()
  const texts = useTexts()
  const week = useWeek()
  const { timeZone } = useClinicDay()
  const { from, until } = week
  const schedule = useQuery(scheduleQuery(api, { from, until, doctor_id }))
  const calendar = useQuery(calendarQuery(api, { from, until, doctor_id }))
  const isOld = schedule.isPlaceholderData || calendar.isPlaceholderData
  const failed = [schedule, calendar].find(({ error }) => error)
  const isReady = schedule.data && calendar.data && timeZone && !isOld
  return (
    <Card flush>
      <WeekBar week={week} />
      {failed?.error && isReady && <Banner tone="warning">{failureText(texts, failed.error)}</Banner>}
      {isReady ? (
        <ol className={list}>
          {printedDays(schedule.data, { id: doctor_id }).map((day) => (
            <OwnWeekDay
              key={day.date}
              day={day}
              isToday={day.date === week.today}
              timeZone={timeZone}
              appointments={calendar.data.appointments
                .filter(({ starts_at }) => dateIn(timeZone, Date.parse(starts_at)) === day.date)
                .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))}
            />
          ))}
        </ol>
      ) : failed ? (
        <LoadFailed query={failed} />
      ) : (
        <div className={css({ padding: '4' })}>
          <Skeleton lines={7} />
        </div>
      )}
    </Card>
  )
}

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
