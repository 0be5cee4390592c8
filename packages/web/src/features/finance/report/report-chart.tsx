import type { Schema } from '@clinic/api'
import {
  hasAmount,
  isTime,
  type ReportQuestion,
  reportGroupings,
  reportSubjects,
  utilisation,
} from '@clinic/core/report'
import { byLanguage } from '../../../platform/texts/by-language'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { dateFormat } from '../../../platform/time/date-format'
import { BarChart } from '../../../ui/bar-chart'
import { Card } from '../../../ui/card'
import { useGroupLabel } from './use-group-label'

interface ReportChartProps {
  question: ReportQuestion
  groups: readonly Schema<'ReportGroup'>[]
}

/** The groups as bars, of chairs the part of what was planned that was used: the first dozen of those that stand by size, of times as many as can be told apart. */
export function ReportChart({ question, groups }: ReportChartProps) {
  const { label } = useLabels()
  const labelOf = useGroupLabel(question)
  const short = compact(useLanguage())
  const month = shortMonth(useLanguage())
  const { subject, by } = question
  const { columns } = useTexts().report
  const tickOf = (key: string) => {
    if (by === 'day') return Number(key.slice(-2))
    return by === 'month' ? month.format(new Date(`${key}-01T00:00:00Z`)) : undefined
  }
  if (groups.length < 2 || (by === 'day' && groups.length > mostDays)) return null
  const title = label(reportSubjects, subject)
  return (
    <Card title={title}>
      <BarChart
        label={title}
        columns={[label(reportGroupings, by), title]}
        bars={groups.slice(0, by === 'day' ? mostDays : most).map((group) => {
          const percent = utilisation(group.amount, group.planned ?? 0) ?? 0
          const value = isTime(subject) ? percent : hasAmount(subject) ? group.amount : group.count
          const name = labelOf(group)
          return {
            label: name,
            value,
            shown: isTime(subject) ? columns.percent({ percent: short.format(value) }) : short.format(value),
            tick: tickOf(group.key) ?? name,
          }
        })}
      />
    </Card>
  )
}

const shortMonth = dateFormat({ month: 'short' })
const most = 12
const mostDays = 31
const compact = byLanguage(
  (language) => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
)
