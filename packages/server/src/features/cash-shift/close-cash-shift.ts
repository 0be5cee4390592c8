import { closingEntries } from '@clinic/core/ledger'
import { transitionCashShift } from '../../domain/cash-shift/transition-cash-shift'
import { post } from '../../domain/ledger/post'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Nothing is left in the drawer of a closed shift; what went to the bank stays recorded with it. */
export const closeCashShift: UseCase<'closeCashShift'> = (call) => {
  const { caller, now, body } = call
  const variance_reason = body.variance_reason.trim()
  return transitionCashShift(call, {
    action: 'close',
    event: { type: 'cashShift.close' },
    ofAnybody: caller.role === 'manager_clinic',
    async apply(tx, shift) {
      if (shift.variance !== 0 && variance_reason === '')
        throw new Refusal(422, 'checkFields', { fields: { variance_reason: 'varianceWithoutReason' } })
      const counted = { expected: shift.expected ?? 0, counted: shift.counted ?? 0 }
      await post(tx, call, { kind: 'closing', entries: closingEntries(shift.id, counted) })
      return { variance_reason, closed_at: now.toISOString(), closed_by: caller.name }
    },
    reason: variance_reason,
  })
}
