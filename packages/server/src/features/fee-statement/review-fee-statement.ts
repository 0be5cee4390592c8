import { daysOfPeriod } from '@clinic/core/time'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transitionFeeStatement } from './transition-fee-statement'

/** A month that is not over still earns: it is reviewed after its last day. */
export const reviewFeeStatement: UseCase<'reviewFeeStatement'> = (call) =>
  transitionFeeStatement(call, {
    action: 'review',
    event: { type: 'feeStatement.review' },
    async apply(tx, before) {
      const { today } = await clinicDay(tx, call.caller, call.now)
      if (today <= daysOfPeriod(before.period).last) throw new Refusal(409, 'feeMonthNotOver', { current: before })
      return { reviewed_at: call.now.toISOString(), reviewed_by: call.caller.name }
    },
  })
