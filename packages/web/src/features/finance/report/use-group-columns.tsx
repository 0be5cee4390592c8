import type { Schema } from '@clinic/api'
import { hasAmount, type ReportQuestion, reportGroupings } from '@clinic/core/report'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { useGroupLabel } from './use-group-label'

type Group = Schema<'ReportGroup'>

/** The columns of a report: the group, how many, what they come to, and their part of the whole. */
export function useGroupColumns(
  question: ReportQuestion,
  whole: Schema<'Report'> | undefined,
): readonly Column<Group>[] {
  const { columns } = useTexts().report
  const { label } = useLabels()
  const { number, money } = useFormat()
  const labelOf = useGroupLabel(question)
  const isMoney = hasAmount(question.subject)
  const part = (group: Group) =>
    (isMoney ? group.amount : group.count) / ((isMoney ? whole?.amount : whole?.count) || 1)
  return [
    { key: 'group', header: label(reportGroupings, question.by), cell: (group) => <bdi>{labelOf(group)}</bdi> },
    { key: 'count', header: columns.count(), align: 'end', fit: true, cell: ({ count }) => number(count) },
    ...(isMoney
      ? [
          {
            key: 'amount',
            header: columns.amount(),
            align: 'end',
            fit: true,
            cell: ({ amount }: Group) => money(amount),
          } as const,
        ]
      : []),
    {
      key: 'part',
      header: columns.part(),
      align: 'end',
      fit: true,
      cell: (group) => columns.percent({ percent: number(Math.round(part(group) * 1000) / 10) }),
    },
  ]
}
