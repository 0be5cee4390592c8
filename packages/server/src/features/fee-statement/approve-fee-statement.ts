import type { Schema } from '@clinic/api'
import { periodBefore } from '@clinic/core/time'
import type { Transaction } from '../../database/schema'
import { computedLines, shownLine } from '../../domain/fee-share/computed-lines'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transitionFeeStatement } from './transition-fee-statement'

export const approveFeeStatement: UseCase<'approveFeeStatement'> = (call) =>
  transitionFeeStatement(call, {
    action: 'approve',
    event: { type: 'feeStatement.approve' },
    async apply(tx, before) {
      await refuseGap(tx, call.caller, before)
      await writeLines(tx, call.caller, before)
      const { guaranteed } = before.sums
      return { guaranteed, approved_at: call.now.toISOString(), approved_by: call.caller.name }
    },
  })

/** Each month holds the difference to the one before: the first may be any, the others follow without a gap. */
async function refuseGap(tx: Transaction, { company_id, clinic_id }: Caller, before: Schema<'FeeStatement'>) {
  const { doctor_id, period } = before
  const approved = await tx
    .selectFrom('fee_statement')
    .select('period')
    .where((eb) => eb.and({ company_id, clinic_id, doctor_id }))
    .where('state', 'in', ['approved', 'paid'])
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (approved && approved.period !== periodBefore(period))
    throw new Refusal(409, 'feeMonthBeforeOpen', { current: before })
}

/** The database takes lines while the statement is reviewed, which it still is here. */
async function writeLines(tx: Transaction, caller: Caller, { id, doctor_id, period }: Schema<'FeeStatement'>) {
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
