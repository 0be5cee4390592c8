import type { Schema } from '@clinic/api'
import { feeLineKinds } from '@clinic/core/fee-statement'
import { Deductions } from '../../../entities/fee-statement/deductions'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

/** A row of the sheet of a fee statement. */
export function WrittenLine({ line }: { line: Schema<'FeeStatementLine'> }) {
  const { page } = useTexts()['fee-statement']
  const { label } = useLabels()
  const { date, money } = useFormat()
  if (line.kind === 'top_up')
    return (
      <tr>
        <td>{date(line.day)}</td>
        <td colSpan={5}>{label(feeLineKinds, line.kind)}</td>
        <td>{money(line.amount)}</td>
      </tr>
    )
  return (
    <tr>
      <td>{`${date(line.day)} · ${line.patient_initials}`}</td>
      <td>{line.service}</td>
      <td>
        <Deductions line={line} />
      </td>
      <td>{money(line.base)}</td>
      <td>{line.percent === null ? money(line.fee) : `${page.percent(line.percent)} · ${money(line.fee)}`}</td>
      <td>{money(line.collected)}</td>
      <td>{money(line.amount)}</td>
    </tr>
  )
}
