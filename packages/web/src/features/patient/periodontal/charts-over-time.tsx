import { comparisonOfCharts, periodontalChartStates, summaryOfChart } from '@clinic/core/periodontal-chart'
import { Printer } from 'lucide-react'
import { Suspense } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { ChangedSiteList, ChartComparison } from '../../../entities/periodontal-chart/chart-comparison'
import { ChartFigures } from '../../../entities/periodontal-chart/chart-figures'
import { DrawnThen } from '../../../entities/periodontal-chart/drawn-then'
import type { PeriodontalChart } from '../../../entities/periodontal-chart/periodontal-chart-query'
import { Choice } from '../../../platform/list/list-toolbar'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { ChartTrend } from './chart-trend'
import { useShownCharts } from './use-shown-charts'

const PeriodontalTable = lazyWithRetry(() => import('../../../entities/periodontal-chart/periodontal-table'))

interface ChartsOverTimeProps {
  /** The latest first; at least one. */
  charts: readonly PeriodontalChart[]
  /** The address of the printed sheet. */
  sheet: string
}

/** The chart of a visit, and what it is compared with; both stand in the address. */
export default function ChartsOverTime({ charts, sheet }: ChartsOverTimeProps) {
  const texts = useTexts()['periodontal-chart']
  const { ofPatient } = texts
  const { timeZone } = useClinicDay()
  const { date, dateTime } = useFormat(timeZone)
  const { chart, against, earlier, search, show } = useShownCharts(charts)
  const classes = recipe()
  if (!chart) return null
  const nameOf = ({ date: day, doctor_name }: PeriodontalChart) =>
    ofPatient.stop({ date: date(day), doctor: isolated(doctor_name) })
  const comparison = against && comparisonOfCharts(against.content, chart.content)
  const options = charts.map((each) => ({ value: `${each.id}`, label: nameOf(each) }))
  return (
    <>
      <Card
        title={texts.title()}
        actions={
          <Link href={`${sheet}${search}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Printer aria-hidden="true" />
            {ofPatient.print()}
          </Link>
        }
      >
        <div className={classes.root}>
          <div className={classes.bar}>
            <Choice
              label={ofPatient.visit()}
              value={`${chart.id}`}
              options={options}
              onChange={(id) => show({ chart: id })}
            />
            {earlier.length > 0 && (
              <Choice
                label={ofPatient.compare()}
                value={against ? `${against.id}` : ''}
                options={[
                  { value: '', label: ofPatient.nothing() },
                  ...earlier.map((each) => ({ value: `${each.id}`, label: `${ofPatient.compare()} ${nameOf(each)}` })),
                ]}
                onChange={(id) => show({ against: id })}
              />
            )}
            {chart.state === 'draft' && <ValueTag of={periodontalChartStates} value={chart.state} />}
          </div>
          <ChartFigures summary={summaryOfChart(chart.content)} before={comparison?.before} />
          {comparison && against && <ChartComparison comparison={comparison} since={date(against.date)} />}
          <DrawnThen chart={chart} changes={comparison?.changes} />
          {comparison && <ChangedSiteList changes={comparison.changes} />}
          {chart.content.remark.trim() !== '' && <p>{chart.content.remark}</p>}
          <p className={classes.where}>
            {ofPatient.written({ name: isolated(chart.written_by), when: dateTime(chart.written_at) })}
          </p>
          <details className={classes.keys}>
            <summary>{texts.table.open()}</summary>
            <Suspense fallback={<Skeleton shape="block" />}>
              <PeriodontalTable content={chart.content} />
            </Suspense>
          </details>
        </div>
      </Card>
      {charts.length > 1 && <ChartTrend charts={charts} />}
    </>
  )
}
