import { type AnyAbsence, type AnyShift, type Worker, type WorkerWeek, workerIdOf } from './worker-schedule'

export interface PrintedDay<Shift extends AnyShift = AnyShift> {
  date: string
  isClosed: boolean
  absences: AnyAbsence[]
  shifts: Shift[]
}

interface PrintedWeek<Shift> extends Pick<WorkerWeek, 'days' | 'absences'> {
  shifts: readonly Shift[]
}

/** The week of a worker day by day, as it is printed: whether the clinic is closed, absences, and shifts by their beginning. */
export const printedDays = <Shift extends AnyShift>(
  { days, shifts, absences }: PrintedWeek<Shift>,
  { id }: Pick<Worker, 'id'>,
): PrintedDay<Shift>[] =>
  days.map(({ date, open }) => ({
    date,
    isClosed: open.length === 0,
    absences: absences.filter((each) => workerIdOf(each) === id && each.starts_on <= date && date <= each.ends_on),
    shifts: shifts
      .filter((shift) => workerIdOf(shift) === id && shift.date === date)
      .toSorted((one, other) => one.starts.localeCompare(other.starts)),
  }))
