import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { detailWords, hasAmount, type ReportSubject } from '@clinic/core/report'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'

type Fact = Schema<'ReportFact'>

/** The columns of the facts behind a report. */
export function useFactColumns(subject: ReportSubject): readonly Column<Fact>[] {
  const { columns } = useTexts().report
  const { label } = useLabels()
  const { date, money } = useFormat()
  const words = detailWords(subject)
  return [
    {
      key: 'patient',
      header: columns.patient(),
      cell: ({ patient }) => <TwoLines small={patient.record_number}>{displayName(patient)}</TwoLines>,
    },
    { key: 'day', header: columns.day(), fit: true, cell: ({ day }) => date(day) },
    {
      key: 'title',
      header: columns.title(),
      cell: ({ title, detail }) => (
        <TwoLines small={words ? label(words, detail) : detail}>{title || columns.nobody()}</TwoLines>
      ),
    },
    ...(hasAmount(subject)
      ? [
          {
            key: 'amount',
            header: columns.amount(),
            align: 'end',
            fit: true,
            cell: ({ amount }: Fact) => money(amount),
          } as const,
        ]
      : []),
  ]
}
