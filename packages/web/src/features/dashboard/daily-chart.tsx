import type { Schema } from '@clinic/api'
import { useLanguage, useTexts } from '../../platform/use-texts'
import { BarChart } from '../../ui/bar-chart'
import { Card } from '../../ui/card'

/** How many on each day; a day is named by its weekday and its number. */
export function DailyChart({ title, days }: { title: string; days: readonly Schema<'DayCount'>[] }) {
  const texts = useTexts().dashboard.patients
  const weekday = new Intl.DateTimeFormat(useLanguage(), { weekday: 'short', timeZone: 'UTC' })
  return (
    <Card title={title}>
      <BarChart
        label={title}
        columns={[texts.date(), texts.count()]}
        bars={days.map(({ date, count }) => ({
          label: `${weekday.format(new Date(`${date}T00:00:00Z`))} ${Number(date.slice(-2))}`,
          value: count,
        }))}
      />
    </Card>
  )
}
