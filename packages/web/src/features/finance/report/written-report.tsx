import type { Schema } from '@clinic/api'
import { hasAmount, isTime, type ReportQuestion, reportGroupings, reportSubjects } from '@clinic/core/report'
import { printing } from 'styled-system/recipes'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetTable } from '../../../platform/print/sheet-table'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { useAmountFormat } from './use-amount-format'
import { useGroupColumns } from './use-group-columns'

interface WrittenReportProps {
  question: ReportQuestion
  report: Schema<'Report'>
}

/** What a printed report says: the question, its groups as on the screen, and what they come to. */
export default function WrittenReport({ question, report }: WrittenReportProps) {
  const { sheet, facts, nothing, usedOf } = useTexts().report
  const { label } = useLabels()
  const { date } = useFormat()
  const written = useAmountFormat(question.subject)
  const columns = useGroupColumns(question, report)
  const classes = printing()
  const { subject, by, from, until } = question
  const title = sheet.title({ subject: label(reportSubjects, subject) })
  return (
    <Sheet paper="a4" title={title}>
      <SheetFacts
        facts={[
          [sheet.time(), from === until ? date(from) : sheet.from({ from: date(from), until: date(until) })],
          [sheet.by(), label(reportGroupings, by)],
        ]}
      />
      {report.groups.length === 0 ? (
        <p>{nothing()}</p>
      ) : (
        <SheetTable label={title} columns={columns.map(({ header }) => header)}>
          {report.groups.map((group) => (
            <tr key={group.key}>
              {columns.map(({ key, cell }) => (
                <td key={key}>{cell(group)}</td>
              ))}
            </tr>
          ))}
        </SheetTable>
      )}
      <div className={classes.sums}>
        <p className={classes.between}>
          <span>{sheet.total()}</span>
          <span>{facts({ count: report.count })}</span>
        </p>
        {hasAmount(subject) && (
          <p className={classes.between}>
            <span />
            <span>
              {isTime(subject)
                ? usedOf({ used: written(report.amount), planned: written(report.planned ?? 0) })
                : written(report.amount)}
            </span>
          </p>
        )}
      </div>
    </Sheet>
  )
}
