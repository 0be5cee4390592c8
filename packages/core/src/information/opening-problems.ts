import type { Schema } from '@clinic/api'
import { isDate } from '../patient/date-of-birth'
import { weekdays } from '../time'

export type OpeningProblem =
  | 'required'
  | 'notTime'
  | 'notDate'
  | 'notAfterStart'
  | 'shiftsOverlap'
  | 'dateTwice'
  | 'openThough'
  | 'hoursMissing'

/** Returns the problems that prevent saving, by the path of each field: `week.monday.0.until`, `special_dates.2.date`. */
export function openingProblems({
  week,
  special_dates,
}: Pick<Schema<'OpeningHours'>, 'week' | 'special_dates'>): Record<string, OpeningProblem> {
  return Object.assign(
    {},
    ...weekdays.map((day) => shiftProblems(`week.${day}`, week[day])),
    ...special_dates.map((special, index) =>
      specialProblems(`special_dates.${index}`, special, special_dates.slice(0, index)),
    ),
  )
}

function specialProblems(
  path: string,
  { date, kind, shifts, reason }: Schema<'SpecialDate'>,
  earlier: readonly Schema<'SpecialDate'>[],
): Record<string, OpeningProblem> {
  const isClosed = kind === 'closed'
  return {
    ...(!isDate(date) && { [`${path}.date`]: date === '' ? 'required' : 'notDate' }),
    ...(isDate(date) && earlier.some((each) => each.date === date) && { [`${path}.date`]: 'dateTwice' }),
    ...(reason.trim() === '' && { [`${path}.reason`]: 'required' }),
    ...(isClosed && shifts.length > 0 && { [`${path}.kind`]: 'openThough' }),
    ...(!isClosed && shifts.length === 0 && { [`${path}.kind`]: 'hoursMissing' }),
    ...shiftProblems(`${path}.shifts`, shifts),
  }
}

function shiftProblems(path: string, shifts: readonly Schema<'Shift'>[]): Record<string, OpeningProblem> {
  return Object.assign(
    {},
    ...shifts.map(({ from, until }, index) => {
      const at = `${path}.${index}`
      const before = shifts[index - 1]
      return {
        ...(isTime(from) &&
          before &&
          isTime(before.until) &&
          from < before.until && { [`${at}.from`]: 'shiftsOverlap' }),
        ...(isTime(from) && isTime(until) && until <= from && { [`${at}.until`]: 'notAfterStart' }),
        ...(!isTime(from) && { [`${at}.from`]: from === '' ? 'required' : 'notTime' }),
        ...(!isTime(until) && { [`${at}.until`]: until === '' ? 'required' : 'notTime' }),
      }
    }),
  )
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
