import type { Schema } from '@clinic/api'
import { feeStatementStates } from '@clinic/core/fee-statement'
import { printing } from 'styled-system/recipes'
import type { FeeStatement } from '../../../entities/fee-statement/fee-statement-query'
import { useSumPairs } from '../../../entities/fee-statement/use-sum-pairs'
import { ClinicSignature } from '../../../platform/print/clinic-signature'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetTable } from '../../../platform/print/sheet-table'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { usePeriodName } from '../../../platform/time/use-period'

interface WrittenStatementProps {
  statement: FeeStatement
  lines: readonly Schema<'FeeStatementLine'>[]
}

/** What the sheet of a fee statement says. */
export function WrittenStatement({ statement, lines }: WrittenStatementProps) {
  const { sheet, fields, page } = useTexts()['fee-statement']
  const { label } = useLabels()
  const { date, money } = useFormat()
  const name = usePeriodName()
  const classes = printing()
  const { doctor_name, period, state, sums, approved_by } = statement
  const columns = [fields.day(), fields.service(), fields.base(), fields.fee(), fields.collected(), fields.amount()]
  return (
    <Sheet paper="a4" title={sheet.title()}>
      <SheetFacts
        facts={[
          [fields.doctor(), doctor_name],
          [fields.period(), name(period)],
          [fields.state(), label(feeStatementStates, state)],
        ]}
      />
      <SheetTable label={sheet.title()} columns={columns}>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{`${date(line.day)} · ${line.patient_initials}`}</td>
            <td>{line.service}</td>
            <td>{money(line.base)}</td>
            <td>{line.percent === null ? money(line.fee) : `${page.percent(line.percent)} · ${money(line.fee)}`}</td>
            <td>{money(line.collected)}</td>
            <td>{money(line.amount)}</td>
          </tr>
        ))}
      </SheetTable>
      <div className={classes.sums}>
        {useSumPairs(sums).map(({ label: text, value }) => (
          <p key={text} className={classes.between}>
            <span>{text}</span>
            <span>{value}</span>
          </p>
        ))}
      </div>
      <ClinicSignature title={sheet.approvedBy()} name={approved_by ?? ''} />
    </Sheet>
  )
}
