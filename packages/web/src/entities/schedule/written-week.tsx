import '../../printed-week.css'
import { cx } from 'styled-system/css'
import { printedWeek, printing } from 'styled-system/recipes'
import { SheetTable } from '../../platform/print/sheet-table'
import { useTexts } from '../../platform/texts/use-texts'
import { type PrintedDay, printedDays } from './printed-days'
import { useAbsenceText } from './use-absence-text'
import { useDays } from './use-days'
import type { AnyShift, WorkerWeek } from './worker-schedule'

export interface WrittenWeekProps {
  title: string
  /** names the column of the workers */
  person: string
  /** the place or dentist of a shift, in a line or two */
  placeOf: (shift: AnyShift) => string[]
  data: WorkerWeek
}

/** The table of a printed week: a row for each worker, a column for each day. */
export function WrittenWeek({ title, person, placeOf, data }: WrittenWeekProps) {
  const { short, openings } = useDays()
  const classes = printedWeek()
  return (
    <SheetTable
      label={title}
      className={classes.table}
      columns={[person, ...data.days.map(({ date, open }) => [short(date), ...openings(open)].join('\n'))]}
    >
      {data.people.map((worker) => (
        <tr key={worker.id}>
          <th scope="row">
            <bdi>{worker.name}</bdi>
            {worker.about && <p className={cx(printing().small, classes.about)}>{worker.about}</p>}
          </th>
          {printedDays(data, worker).map((day) => (
            <td key={day.date} data-closed={day.isClosed || undefined}>
              <WrittenDay {...day} placeOf={placeOf} />
            </td>
          ))}
        </tr>
      ))}
    </SheetTable>
  )
}

function WrittenDay({ absences, shifts, placeOf }: PrintedDay & Pick<WrittenWeekProps, 'placeOf'>) {
  const { shift: texts } = useTexts()['doctor-schedule']
  const textOf = useAbsenceText()
  const classes = printedWeek()
  return (
    <>
      {absences.map((absence) => (
        <p key={absence.id} className={classes.entry}>
          {textOf(absence)}
        </p>
      ))}
      {shifts.map((shift) => {
        const hours = `${shift.starts}–${shift.ends}`
        return shift.state === 'working' ? (
          <p key={shift.id} className={classes.entry}>
            <strong>{hours}</strong>
            {placeOf(shift).map((place) => (
              <bdi key={place}>{place}</bdi>
            ))}
          </p>
        ) : (
          <p key={shift.id} className={classes.entry}>
            <s>{hours}</s>
            {shift.state === 'cancelled' && <span>{texts.cancelled()}</span>}
          </p>
        )
      })}
    </>
  )
}
