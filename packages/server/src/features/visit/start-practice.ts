import { checkNamed } from '../../domain/visit/check-visit'
import { refusePractice, treatingDentist } from '../../domain/visit/refuse-practice'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const startPractice: UseCase<'startPractice'> = (call) => {
  const { caller, body } = call
  const reason = body.takeover_reason.trim()
  return transitionVisit(call, {
    action: 'start_practice',
    event: { type: 'visit.startPractice' },
    ofAllDentists: true,
    async apply(tx, before) {
      const doctor_id = await treatingDentist(tx, caller)
      const room_id = body.room_id ?? before.room_id
      await checkNamed(tx, caller, { room_id })
      await refusePractice(tx, caller, { visit: { ...before, room_id }, by: { doctor_id, reason } })
      return { room_id, doctor_id }
    },
    reason,
  })
}
