import { wholeStatement } from '../../domain/fee-share/statement-rows'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { approveFeeStatement } from './approve-fee-statement'
import { getMyFeeStatement } from './get-my-fee-statement'
import { listFeeStatement } from './list-fee-statement'
import { listFeeStatementLine } from './list-fee-statement-line'
import { openFeeStatement } from './open-fee-statement'
import { reviewFeeStatement } from './review-fee-statement'
import { transitionFeeStatement } from './transition-fee-statement'

export const feeStatementUseCases: UseCases<
  | 'listFeeStatement'
  | 'openFeeStatement'
  | 'listFeeStatementLine'
  | 'getMyFeeStatement'
  | 'getFeeStatement'
  | 'reviewFeeStatement'
  | 'reopenFeeStatement'
  | 'approveFeeStatement'
  | 'payFeeStatement'
> = {
  listFeeStatement,
  openFeeStatement,
  listFeeStatementLine,
  getMyFeeStatement,
  async getFeeStatement({ database, caller, now, path }) {
    const statement = await wholeStatement(database, { caller, now }, path.id)
    if (!statement) throw new Refusal(404, 'notFound')
    return statement
  },
  reviewFeeStatement,
  reopenFeeStatement: (call) =>
    transitionFeeStatement(call, {
      action: 'reopen',
      event: { type: 'feeStatement.reopen' },
      apply: async () => ({ reopen_reason: call.body.reason.trim(), reviewed_at: null, reviewed_by: null }),
      reason: call.body.reason.trim(),
    }),
  approveFeeStatement,
  payFeeStatement: (call) =>
    transitionFeeStatement(call, {
      action: 'pay',
      event: { type: 'feeStatement.pay' },
      apply: async () => ({ paid_at: call.now.toISOString(), paid_by: call.caller.name }),
    }),
}
