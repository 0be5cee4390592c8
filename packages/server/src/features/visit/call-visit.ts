import { checkNamed } from '../../domain/visit/check-visit'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const callVisit: UseCase<'callVisit'> = (call) => {
  const { room_id } = call.body
  return transitionVisit(call, {
    action: 'call',
    event: { type: 'visit.call' },
    async apply(tx, { call_attempts }) {
      await checkNamed(tx, call.caller, { room_id })
      return { room_id, call_attempts: call_attempts + 1 }
    },
  })
}
