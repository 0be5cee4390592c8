import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { computedLines, shownLine } from './computed-lines'

/** Writes the lines of a statement as they are now. The database takes them while it is reviewed, and once. */
export async function writeStatementLines(
  tx: Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  { id, doctor_id, period }: Pick<Schema<'FeeStatement'>, 'id' | 'doctor_id' | 'period'>,
) {
  const { company_id, clinic_id } = caller
  const lines = await computedLines(tx, caller, { period, doctor_id })
  const rows = lines.map((line, position) => {
    const { earned, assistant, doctor } = line.fee
    return {
      statement_id: id,
      invoice_line_id: line.line.id,
      position,
      earned: line.earned,
      assistant: line.assistant,
      amount: line.doctor,
      counted: JSON.stringify({ earned, assistant, doctor, terms: line.terms }),
      shown: JSON.stringify(shownLine(line)),
    }
  })
  // so many that the parameters of a statement suffice
  for (let from = 0; from < rows.length; from += 1000)
    await tx
      .insertInto('fee_statement_line')
      .values(rows.slice(from, from + 1000).map((row) => ({ company_id, clinic_id, ...row })))
      .execute()
}
