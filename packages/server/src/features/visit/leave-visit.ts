import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const leaveVisit: UseCase<'leaveVisit'> = (call) => {
  const end_reason = call.body.end_reason.trim()
  return transitionVisit(call, {
    action: 'leave',
    event: { type: 'visit.leave' },
    apply: async () => ({ end_reason }),
    reason: end_reason,
  })
}
