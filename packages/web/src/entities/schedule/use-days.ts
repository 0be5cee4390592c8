import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateFormat } from '../../platform/time/date-format'
import type { WeekDay } from '../../ui/grid/week-grid'
import type { Schedule } from './schedule-query'

/** Days as people read them here: `Mon 23 Nov` at the head of a column, `Monday 23 November` in a sentence. */
export function useDays() {
  const texts = useTexts()['doctor-schedule']
  const language = useLanguage()
  const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)
  const short = (date: string) => shortFormat(language).format(dayOf(date))
  const long = (date: string) => longFormat(language).format(dayOf(date))
  const openings = (open: Schedule['days'][number]['open']) =>
    open.length === 0 ? [texts.week.closed()] : open.map(({ from, until }) => `${from}–${until}`)
  return {
    short,
    long,
    /** When the clinic is open on a day, or that it is closed. */
    openings,
    /** From a day until another one, as shortly as it can be said. */
    range: (from: string, until: string) => rangeFormat(language).formatRange(dayOf(from), dayOf(until)),
    /** The columns of a week. */
    columns: (dates: readonly string[], { today, days }: { today: string; days: Schedule['days'] | undefined }) =>
      dates.map((date): WeekDay => {
        const open = days?.find((day) => day.date === date)?.open
        return {
          date,
          label: short(date),
          isToday: date === today,
          isClosed: open?.length === 0,
          hint: open && openings(open).join(', '),
        }
      }),
  }
}

const shortFormat = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const longFormat = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const rangeFormat = dateFormat({ dateStyle: 'medium' })
