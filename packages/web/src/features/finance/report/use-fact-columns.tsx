import type { Schema } from '@clinic/api'
import { detailWords, hasAmount, patientsOf, type ReportSubject } from '@clinic/core/report'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { useAmountFormat } from './use-amount-format'

type Fact = Schema<'ReportFact'>

/** The columns of the facts behind a report. The first one leads to the record, so it is never empty. */
export function useFactColumns(subject: ReportSubject): readonly Column<Fact>[] {
  const { columns } = useTexts().report
  const { label } = useLabels()
  const { date } = useFormat()
  const written = useAmountFormat(subject)
  const words = detailWords(subject)
  const patient: Column<Fact> = {
    key: 'patient',
    header: columns.patient(),
    cell: ({ patient }) => patient && <TwoLines small={patient.record_number}>{personName(patient)}</TwoLines>,
  }
  const day: Column<Fact> = { key: 'day', header: columns.day(), fit: true, cell: ({ day }) => date(day) }
  const what: Column<Fact> = {
    key: 'title',
    header: columns.title(),
    cell: ({ title, detail }) => (
      <TwoLines small={words ? label(words, detail) : detail}>{title || columns.nobody()}</TwoLines>
    ),
  }
  const amount: Column<Fact> = {
    key: 'amount',
    header: columns.amount(),
    align: 'end',
    fit: true,
    cell: ({ amount }) => written(amount),
  }
  const about = { all: [patient, day, what], some: [what, patient, day], none: [what, day] }[patientsOf(subject)]
  return hasAmount(subject) ? [...about, amount] : about
}
