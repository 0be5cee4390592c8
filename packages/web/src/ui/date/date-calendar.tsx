import '../../forms.css'
import { DatePicker, type DatePickerRootProps } from '@ark-ui/react/date-picker'
import { isDate } from '@clinic/core/patient'
import { parseDate } from '@internationalized/date'
import { useEffect, useState } from 'react'
import { calendar } from 'styled-system/recipes'
import { PageDirection } from '../page-direction'
import { useUiTexts } from '../ui-texts'
import { CalendarHeader, DayGrid, MonthGrid, YearGrid } from './date-grids'

interface DateCalendarProps {
  /** the id of the box it opens below */
  box: string
  open: boolean
  /** YYYY-MM-DD; anything else is no day yet */
  value: string
  bounds: { min: string; max: string }
  locale: string
  onPick: (value: string) => void
  onClose: () => void
}

export default function DateCalendar({ box, open, value, bounds, locale, onPick, onClose }: DateCalendarProps) {
  const texts = useUiTexts()
  const classes = calendar()
  const [mounted, setMounted] = useState(false)
  // the calendar takes the focus when it turns open, not when it is born open
  useEffect(() => setMounted(true), [])
  const translations: DatePickerRootProps['translations'] = {
    content: texts.chooseDate,
    dayCell: (day) => day.valueText ?? '',
    prevTrigger: () => texts.previous,
    nextTrigger: () => texts.next,
  }
  return (
    <PageDirection>
      <DatePicker.Root
        ids={{ control: box, trigger: `${box}-trigger` }}
        open={mounted && open}
        onOpenChange={(change) => !change.open && onClose()}
        value={isDate(value) ? [parseDate(value)] : []}
        onValueChange={(change) => change.valueAsString[0] && onPick(change.value[0]?.toString() ?? '')}
        min={parseDate(bounds.min)}
        max={parseDate(bounds.max)}
        locale={locale}
        translations={translations}
        positioning={{ strategy: 'fixed', placement: 'bottom-end' }}
        lazyMount
      >
        <DatePicker.Positioner>
          <DatePicker.Content className={classes.content}>
            {(['day', 'month', 'year'] as const).map((view) => (
              <DatePicker.View key={view} view={view}>
                <CalendarHeader />
                {view === 'day' && <DayGrid />}
                {view === 'month' && <MonthGrid />}
                {view === 'year' && <YearGrid />}
              </DatePicker.View>
            ))}
          </DatePicker.Content>
        </DatePicker.Positioner>
      </DatePicker.Root>
    </PageDirection>
  )
}
