import { DatePicker, useDatePickerContext } from '@ark-ui/react/date-picker'
import { calendar } from 'styled-system/recipes'

export function DayGrid() {
  const { weeks, weekDays } = useDatePickerContext()
  const classes = calendar()
  return (
    <DatePicker.Table className={classes.table}>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map((day) => (
            <DatePicker.TableHeader key={day.long} className={classes.weekday}>
              {day.short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={week[0]?.toString()}>
            {week.map((day) => (
              <DatePicker.TableCell key={day.toString()} value={day}>
                <DatePicker.TableCellTrigger className={classes.day}>{day.day}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}

export function MonthGrid() {
  return <Grid rows={useDatePickerContext().getMonthsGrid({ columns: 3, format: 'short' })} />
}

export function YearGrid() {
  return <Grid rows={useDatePickerContext().getYearsGrid({ columns: 3 })} />
}

function Grid({ rows }: { rows: { label: string; value: number; disabled?: boolean }[][] }) {
  const classes = calendar()
  return (
    <DatePicker.Table className={classes.table}>
      <DatePicker.TableBody>
        {rows.map((row) => (
          <DatePicker.TableRow key={row[0]?.value}>
            {row.map(({ label, value, disabled }) => (
              <DatePicker.TableCell key={value} value={value} disabled={disabled}>
                <DatePicker.TableCellTrigger className={classes.day}>{label}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}
