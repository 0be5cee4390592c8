import { addDays } from '@clinic/core/time'
import { useQueries } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { dateIn } from '../../../platform/time/date-in'
import { type Calendar, type Card, calendarQuery } from '../calendar-query'

/** The most days the server answers at once. */
const mostDays = 42

/** Returns everything planned on the days of some appointments; undefined until all of it is known. */
export function useCalendarOf(appointments: readonly Card[]) {
  const { api } = useApp()
  const { timeZone } = useClinicDay()
  const days = appointments.map(({ starts_at }) => dateIn(timeZone, Date.parse(starts_at))).sort()
  return useQueries({
    queries: windowsOf(days).map((window) => calendarQuery(api, window)),
    combine: (answers) => {
      const error = answers.find((each) => each.error)?.error
      const calendars = answers.flatMap(({ data, isPlaceholderData }) => (data && !isPlaceholderData ? [data] : []))
      return { calendar: calendars.length === answers.length ? joined(calendars) : undefined, error }
    },
  })
}

/** As few stretches of days as hold all of them. */
export function windowsOf(days: readonly string[]) {
  const windows: { from: string; until: string }[] = []
  for (const day of days) {
    const last = windows.at(-1)
    if (last && day < addDays(last.from, mostDays)) last.until = day
    else windows.push({ from: day, until: day })
  }
  return windows
}

const joined = (calendars: readonly Calendar[]) => ({
  appointments: calendars.flatMap(({ appointments }) => appointments),
  shifts: calendars.flatMap(({ shifts }) => shifts),
  maintenance: calendars.flatMap(({ maintenance }) => maintenance),
  rooms: calendars.flatMap(({ rooms }) => rooms),
  doctors: [...new Map(calendars.flatMap(({ doctors }) => doctors).map((each) => [each.id, each])).values()],
})
