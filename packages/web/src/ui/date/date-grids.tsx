import { DatePicker, useDatePickerContext } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { calendar } from 'styled-system/recipes'
import { Button } from '../button'
import { useUiTexts } from '../ui-texts'

export function CalendarHeader() {
  const texts = useUiTexts()
  const { formatted } = useDatePickerContext().visibleRangeText
  return (
    <DatePicker.ViewControl className={calendar().header}>
      <DatePicker.PrevTrigger asChild>
        <Button variant="ghost" shape="icon" size="sm">
          <ChevronLeft />
        </Button>
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger asChild>
        <Button variant="ghost" size="sm" aria-label={`${formatted}, ${texts.changeView}`}>
          {formatted}
        </Button>
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger asChild>
        <Button variant="ghost" shape="icon" size="sm">
          <ChevronRight />
        </Button>
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  )
}

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
