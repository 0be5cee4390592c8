import { staffWeekStates } from '@clinic/core/schedule'
import { useWeek } from '../../entities/schedule/use-week'
import { WeekSheet } from '../../entities/schedule/week-sheet'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { usePlaceOf } from './use-place-of'
import { useStaffWeek } from './use-staff-week'

/** The week of the assistants on paper, and whether they see it as it stands. */
export default function StaffWeekSheet() {
  const texts = useTexts()['staff-schedule']
  const { label } = useLabels()
  const week = useWeek()
  const query = useStaffWeek(week)
  const [state] = query.data?.weeks ?? []
  return (
    <WeekSheet
      address="/clinic/staff-schedule"
      title={texts.title()}
      person={texts.person()}
      nobody={texts.empty.title()}
      placeOf={usePlaceOf()}
      week={week}
      query={query}
      facts={state && [[texts.own.state(), label(staffWeekStates, state.state)]]}
    />
  )
}
