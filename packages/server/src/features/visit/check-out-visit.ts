import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const checkOutVisit: UseCase<'checkOutVisit'> = (call) => {
  const { settlement, reason } = call.body
  return transitionVisit(call, {
    action: 'check_out',
    event: { type: 'visit.checkOut' },
    apply: async () => ({ settlement }),
    reason: reason.trim(),
  })
}
