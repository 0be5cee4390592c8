import { clinicDay } from '../../domain/clinic/clinic-day'
import { checkNamed } from '../../domain/visit/check-visit'
import { refusePractice, treatingDentist } from '../../domain/visit/refuse-practice'
import { transitionVisit } from '../../domain/visit/transition-visit'
import { unacknowledgedSigns } from '../../domain/visit/unacknowledged-signs'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const startPractice: UseCase<'startPractice'> = (call) => {
  const { caller, now, body } = call
  const reason = body.takeover_reason.trim()
  return transitionVisit(call, {
    action: 'start_practice',
    event: { type: 'visit.startPractice' },
    ofAllDentists: true,
    async apply(tx, before) {
      const doctor_id = await treatingDentist(tx, caller)
      const room_id = body.room_id ?? before.room_id
      await checkNamed(tx, caller, { room_id })
      const { today } = await clinicDay(tx, caller, now)
      const alarming = await unacknowledgedSigns(tx, caller, { visit: before, today })
      if (alarming.length > 0) throw new Refusal(409, 'alertNotAcknowledged', { current: before })
      await refusePractice(tx, caller, { visit: { ...before, room_id }, by: { doctor_id, reason } })
      return { room_id, doctor_id }
    },
    reason,
  })
}
