import type { Schema } from '@clinic/api'
import { hasAmount, isTime, type ReportQuestion, reportGroupings, utilisation } from '@clinic/core/report'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { useAmountFormat } from './use-amount-format'
import { useGroupLabel } from './use-group-label'

type Group = Schema<'ReportGroup'>

/** The columns of a report: the group, how many, what they come to, and their part of the whole; of chairs their part of what was planned. */
export function useGroupColumns(
  question: ReportQuestion,
  whole: Schema<'Report'> | undefined,
): readonly Column<Group>[] {
  const { columns } = useTexts().report
  const { label } = useLabels()
  const { number } = useFormat()
  const written = useAmountFormat(question.subject)
  const labelOf = useGroupLabel(question)
  const hasSum = hasAmount(question.subject)
  const isOfTime = isTime(question.subject)
  const figure = (key: string, header: string, cell: (group: Group) => string): Column<Group> => ({
    key,
    header,
    align: 'end',
    fit: true,
    cell,
  })
  const part = (group: Group) =>
    Math.round(((hasSum ? group.amount : group.count) / ((hasSum ? whole?.amount : whole?.count) || 1)) * 1000) / 10
  const percent = (value: number | null) => (value === null ? '' : columns.percent({ percent: number(value) }))
  return [
    { key: 'group', header: label(reportGroupings, question.by), cell: (group) => <bdi>{labelOf(group)}</bdi> },
    figure('count', columns.count(), ({ count }) => number(count)),
    ...(hasSum
      ? [figure('amount', isOfTime ? columns.used() : columns.amount(), ({ amount }) => written(amount))]
      : []),
    ...(isOfTime ? [figure('planned', columns.planned(), ({ planned }) => written(planned ?? 0))] : []),
    isOfTime
      ? figure('part', columns.utilisation(), ({ amount, planned }) => percent(utilisation(amount, planned ?? 0)))
      : figure('part', columns.part(), (group) => percent(part(group))),
  ]
}
