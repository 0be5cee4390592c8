import { type Worker, type WorkerWeek, workerIdOf } from './worker-schedule'

/** The week of a worker day by day, as it is printed: whether the clinic is closed, absences, and shifts by their beginning. */
export const printedDays = ({ days, shifts, absences }: Omit<WorkerWeek, 'people'>, { id }: Pick<Worker, 'id'>) =>
  days.map(({ date, open }) => ({
    date,
    isClosed: open.length === 0,
    absences: absences.filter((each) => workerIdOf(each) === id && each.starts_on <= date && date <= each.ends_on),
    shifts: shifts
      .filter((shift) => workerIdOf(shift) === id && shift.date === date)
      .toSorted((one, other) => one.starts.localeCompare(other.starts)),
  }))

export type PrintedDay = ReturnType<typeof printedDays>[number]
