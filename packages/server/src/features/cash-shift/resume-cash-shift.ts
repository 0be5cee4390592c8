import { transitionCashShift } from '../../domain/cash-shift/transition-cash-shift'
import type { UseCase } from '../../use-case/contract'

export const resumeCashShift: UseCase<'resumeCashShift'> = (call) =>
  transitionCashShift(call, {
    action: 'resume',
    event: { type: 'cashShift.resume' },
    reason: call.body.reason.trim(),
  })
