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
import { useTexts } from '../../../platform/texts/use-texts'
import { usePeriodName } from '../../../platform/time/use-period'
import { WrittenLine } from './written-line'

interface WrittenStatementProps {
  statement: FeeStatement
  lines: readonly Schema<'FeeStatementLine'>[]
}

/** What the sheet of a fee statement says. */
export function WrittenStatement({ statement, lines }: WrittenStatementProps) {
  const { sheet, fields } = useTexts()['fee-statement']
  const { label } = useLabels()
  const name = usePeriodName()
  const classes = printing()
  const { doctor_name, period, state, sums, approved_by } = statement
  const columns = [
    fields.day(),
    fields.service(),
    fields.deductions(),
    fields.base(),
    fields.fee(),
    fields.collected(),
    fields.amount(),
  ]
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
          <WrittenLine key={line.id} line={line} />
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
