import type { Language } from '@clinic/core/language'
import { dateFormat } from '../../platform/time/date-format'
import { dateIn, momentIn } from '../../platform/time/date-in'

/** Minutes since midnight of a plain date, in the zone of the clinic. */
export const minuteIn = (timeZone: string, date: string, moment: string | number) =>
  Math.round((new Date(moment).getTime() - Date.parse(momentIn(timeZone, date, '00:00'))) / 60_000)

/** 09:05, as clinics in every language write it. */
export function clockIn(timeZone: string, moment: string): string {
  const minute = minuteIn(timeZone, dateIn(timeZone, Date.parse(moment)), moment)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** A moment as calendar and clock of the clinic show it: YYYY-MM-DDTHH:MM. */
export const momentText = (timeZone: string, moment: string) =>
  `${dateIn(timeZone, Date.parse(moment))}T${clockIn(timeZone, moment)}`

/** A plain date as it is spoken of: Fri, 20 Nov. */
export const dayText = (language: Language, date: string) => dayFormat(language).format(new Date(`${date}T00:00:00Z`))

/** The same with its month and year in full: Friday, 20 November 2026. */
export const longDayText = (language: Language, date: string) =>
  longDayFormat(language).format(new Date(`${date}T00:00:00Z`))

/** When an appointment is: Fri, 20 Nov, 09:00. */
export const whenText = (language: Language, timeZone: string, moment: string) =>
  `${dayText(language, dateIn(timeZone, Date.parse(moment)))}, ${clockIn(timeZone, moment)}`

const dayFormat = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const longDayFormat = dateFormat({ dateStyle: 'full' })
