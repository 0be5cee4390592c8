import { useQuery } from '@tanstack/react-query'
import { scheduleQuery } from '../../entities/schedule/schedule-query'
import { useWeek } from '../../entities/schedule/use-week'
import { WeekSheet } from '../../entities/schedule/week-sheet'
import { useApp } from '../../platform/app/app-context'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { peopleOf } from './people-of'
import { useRoomOf } from './use-room-of'

/** The week of the signed-in dentist on paper. */
export default function OwnWeekSheet() {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const week = useWeek()
  const doctor_id = useAccount()?.doctor_id ?? undefined
  const query = useQuery({
    ...scheduleQuery(api, { from: week.from, until: week.until, doctor_id }),
    select: (schedule) => peopleOf({ ...schedule, doctors: schedule.doctors.filter(({ id }) => id === doctor_id) }),
  })
  return (
    <WeekSheet
      address="/doctor/dashboard/week"
      title={texts.title()}
      person={texts.dentist()}
      nobody={texts.empty.ownTitle()}
      placeOf={useRoomOf()}
      week={week}
      query={query}
    />
  )
}
