import { useQuery } from '@tanstack/react-query'
import { scheduleQuery } from '../../entities/schedule/schedule-query'
import { useWeek } from '../../entities/schedule/use-week'
import { WeekSheet } from '../../entities/schedule/week-sheet'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { peopleOf } from './people-of'
import { useRoomOf } from './use-room-of'

/** The week of the dentists on paper. */
export default function DoctorWeekSheet() {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const week = useWeek()
  const query = useQuery({ ...scheduleQuery(api, { from: week.from, until: week.until }), select: peopleOf })
  return (
    <WeekSheet
      address="/clinic/doctor-schedule"
      title={texts.title()}
      person={texts.dentist()}
      nobody={texts.empty.title()}
      placeOf={useRoomOf()}
      week={week}
      query={query}
    />
  )
}
