import type { Schema } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { weekdays } from '@clinic/core/time'
import type { Description } from '../../platform/record/conflict-dialog'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

type Hours = Pick<Schema<'OpeningHours'>, 'week' | 'special_dates'>

/** Returns a function that describes opening hours in words. */
export function useDescribeOpeningHours() {
  const { opening: texts } = useTexts().information
  const { date } = useFormat()
  const shiftsText = (shifts: readonly Schema<'Shift'>[]) =>
    shifts.length === 0 ? texts.closed() : shifts.map(({ from, until }) => `${from}–${until}`).join(', ')
  const describeWeek = ({ week }: Hours): Description =>
    weekdays.map((day) => ({ label: texts.days[day](), value: shiftsText(week[day]) }))
  const describeSpecialDates = ({ special_dates }: Hours): Description =>
    special_dates.map((special) => ({
      label: isDate(special.date) ? date(special.date) : special.date,
      value: `${special.reason} · ${special.kind === 'closed' ? texts.closed() : shiftsText(special.shifts)}`,
    }))
  return { shiftsText, describeWeek, describeSpecialDates }
}
