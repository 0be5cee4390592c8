import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateFormat } from '../../platform/time/date-format'
import { BarChart } from '../../ui/bar-chart'
import { Card } from '../../ui/card'

/** How many on each day. */
export function DailyChart({ title, days }: { title: string; days: readonly Schema<'DayCount'>[] }) {
  const texts = useTexts().dashboard.patients
  const format = useFormat()
  const weekday = weekdayFormat(useLanguage())
  return (
    <Card title={title}>
      <BarChart
        label={title}
        columns={[texts.date(), texts.count()]}
        bars={days.map(({ date, count }) => ({
          label: format.date(date),
          value: count,
          tick: (
            <>
              <span className={weekdayName}>{weekday.format(new Date(`${date}T00:00:00Z`))}</span>
              {Number(date.slice(-2))}
            </>
          ),
        }))}
      />
    </Card>
  )
}

const weekdayName = css({ display: { base: 'none', sm: 'block' } })
const weekdayFormat = dateFormat({ weekday: 'short' })
