import type { Schema } from '@clinic/api'
import { isDate } from '../patient/date-of-birth'
import { daysBetween } from '../time'
import { templateDates } from './template-dates'

export type ShiftProblem = 'required' | 'notTime' | 'notDate' | 'notAfterStart' | 'dayInPast' | 'tooFarAhead'
export type TemplateProblem = ShiftProblem | 'notAfterFrom' | 'longerThanYear' | 'noSuchDay'
export type AbsenceProblem =
  | 'required'
  | 'notDate'
  | 'notAfterFrom'
  | 'longerThanYear'
  | 'beganMonthAgo'
  | 'tooFarAhead'

type Hours = Pick<Schema<'DoctorShiftUpdate'>, 'starts' | 'ends'>
type Problems<Input, Problem> = { [Field in keyof Input]?: Problem }

const year = 366

/** Returns the problems that prevent storing the hours of a shift. A shift ends on the day it begins. */
export function hoursProblems({ starts, ends }: Hours): Problems<Hours, ShiftProblem> {
  return {
    ...(!isTime(starts) && { starts: starts === '' ? 'required' : 'notTime' }),
    ...(!isTime(ends) && { ends: ends === '' ? 'required' : 'notTime' }),
    ...(isTime(starts) && isTime(ends) && ends <= starts && { ends: 'notAfterStart' }),
  }
}

/** Returns the problems that prevent storing an extra shift, by the clinic's day. */
export function shiftProblems(
  { date, ...hours }: Hours & Pick<Schema<'DoctorShiftInput'>, 'date'>,
  { today }: { today: string },
): Problems<Schema<'DoctorShiftInput'>, ShiftProblem> {
  return { ...dayProblem('date', date, today), ...hoursProblems(hours) }
}

type Template = Hours & Pick<Schema<'ShiftTemplateInput'>, 'weekday' | 'every_weeks' | 'valid_from' | 'valid_until'>

/** Returns the problems that prevent storing a template. It may begin before today only if it began already: `begun`. */
export function templateProblems(
  template: Template,
  { today, begun }: { today: string; begun?: string },
): Problems<Schema<'ShiftTemplateInput'>, TemplateProblem> {
  const { valid_from, valid_until } = template
  const days = {
    ...(valid_from !== begun && dayProblem('valid_from', valid_from, today)),
    ...untilProblem('valid_until', valid_from, valid_until),
  }
  const fillsNothing = Object.keys(days).length === 0 && templateDates(template).length === 0
  return { ...days, ...(fillsNothing && { valid_until: 'noSuchDay' }), ...hoursProblems(template) }
}

/** Returns the problems that prevent requesting an absence. Sick leave may be entered afterwards. */
export function absenceProblems(
  { starts_on, ends_on }: Pick<Schema<'AbsenceInput'>, 'starts_on' | 'ends_on'>,
  { today }: { today: string },
): Problems<Schema<'AbsenceInput'>, AbsenceProblem> {
  const problem = (): AbsenceProblem | undefined => {
    if (!isDate(starts_on)) return starts_on === '' ? 'required' : 'notDate'
    const daysAgo = daysBetween(starts_on, today)
    if (daysAgo > 31) return 'beganMonthAgo'
    return daysAgo < -year ? 'tooFarAhead' : undefined
  }
  const found = problem()
  return { ...(found && { starts_on: found }), ...untilProblem('ends_on', starts_on, ends_on) }
}

function dayProblem<Field extends string>(field: Field, date: string, today: string) {
  const problem = (): ShiftProblem | undefined => {
    if (!isDate(date)) return date === '' ? 'required' : 'notDate'
    if (date < today) return 'dayInPast'
    return daysBetween(today, date) > year ? 'tooFarAhead' : undefined
  }
  const found = problem()
  return found === undefined ? {} : { [field]: found }
}

function untilProblem<Field extends string>(field: Field, from: string, until: string) {
  const problem = (): 'required' | 'notDate' | 'notAfterFrom' | 'longerThanYear' | undefined => {
    if (!isDate(until)) return until === '' ? 'required' : 'notDate'
    if (!isDate(from)) return undefined
    if (until < from) return 'notAfterFrom'
    return daysBetween(from, until) > year ? 'longerThanYear' : undefined
  }
  const found = problem()
  return found === undefined ? {} : { [field]: found }
}

/** Whether a shift is, in part at least, when the clinic is closed: to be warned of, not refused. */
export function isOutsideOpening({ starts, ends }: Hours, open: readonly Schema<'Shift'>[]): boolean {
  const covered = open.reduce(
    (until, shift) => (shift.from <= until && shift.until > until ? shift.until : until),
    starts,
  )
  return covered < ends
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
