import type { UseCase } from '../../use-case/contract'
import { stepVisit } from './step-visit'

export const cancelVisit: UseCase<'cancelVisit'> = (call) => {
  const { cancel_reason, cancel_note } = call.body
  return stepVisit(call, {
    action: 'cancel',
    event: () => ({ type: 'visit.cancel' }),
    carryOut: async () => ({ cancel_reason, cancel_note: cancel_note.trim() }),
    reason: cancel_reason,
  })
}
