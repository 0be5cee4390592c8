import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import type { UseCase } from '../../use-case/contract'

export const cancelAppointment: UseCase<'cancelAppointment'> = (call) => {
  const { cancel_reason, cancel_note } = call.body
  return transitionAppointment(call, {
    action: 'cancel',
    event: () => ({ type: 'appointment.cancel' }),
    apply: async () => ({ cancel_reason, cancel_note: cancel_note.trim() }),
    reason: cancel_reason,
  })
}
