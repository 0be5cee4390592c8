import type { Schema } from '@clinic/api'
import { periodBefore } from '@clinic/core/time'
import type { Transaction } from '../../database/schema'
import { writeStatementLines } from '../../domain/fee-share/write-statement-lines'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transitionFeeStatement } from './transition-fee-statement'

export const approveFeeStatement: UseCase<'approveFeeStatement'> = (call) =>
  transitionFeeStatement(call, {
    action: 'approve',
    event: { type: 'feeStatement.approve' },
    async apply(tx, before) {
      await refuseGap(tx, call.caller, before)
      await writeStatementLines(tx, call.caller, before)
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
