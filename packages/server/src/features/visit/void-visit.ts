import { lockAppointment, takeBackArrival } from '../../domain/appointment/take-back-arrival'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const voidVisit: UseCase<'voidVisit'> = (call) => {
  const end_reason = call.body.end_reason.trim()
  return transitionVisit(call, {
    action: 'void',
    event: { type: 'visit.enteredInError' },
    lockOwner: (tx, { appointment_id }) => lockAppointment(tx, call.caller, appointment_id),
    async apply(tx, { appointment_id }) {
      if (appointment_id !== null) await takeBackArrival(tx, appointment_id, { ...call, reason: end_reason })
      return { end_reason }
    },
    reason: end_reason,
  })
}
