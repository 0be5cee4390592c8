import { percentOf, summaryOfChart } from '@clinic/core/periodontal-chart'
import { periodontalChart as recipe } from 'styled-system/recipes'
import type { PeriodontalChart } from '../../../entities/periodontal-chart/periodontal-chart-query'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { BarChart } from '../../../ui/bar-chart'
import { Card } from '../../../ui/card'

/** At most so many visits stand beside each other. */
const most = 8

/** Bleeding and deep pockets over the last visits, the earliest first. */
export function ChartTrend({ charts }: { charts: readonly PeriodontalChart[] }) {
  const { ofPatient, figures } = useTexts()['periodontal-chart']
  const { date } = useFormat()
  const classes = recipe()
  const visits = charts
    .slice(0, most)
    .toReversed()
    .map(({ id, date: day, content }) => ({ id, label: date(day), summary: summaryOfChart(content) }))
    .filter(({ summary }) => summary.sites > 0)
  return (
    <Card title={ofPatient.trend()}>
      <div className={classes.trend}>
        <div>
          <h3>{ofPatient.trendBleeding()}</h3>
          <BarChart
            label={ofPatient.trendBleeding()}
            columns={[ofPatient.date(), figures.bleeding()]}
            bars={visits.map(({ label, summary: { bleeding } }) => {
              const value = percentOf(bleeding) ?? 0
              return { label, value, shown: figures.share({ percent: value }) }
            })}
          />
        </div>
        <div>
          <h3>{ofPatient.trendDeep()}</h3>
          <BarChart
            label={ofPatient.trendDeep()}
            columns={[ofPatient.date(), figures.deep()]}
            bars={visits.map(({ label, summary: { deep } }) => ({ label, value: deep.count }))}
          />
        </div>
      </div>
    </Card>
  )
}
