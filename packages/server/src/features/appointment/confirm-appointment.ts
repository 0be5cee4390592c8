import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import type { UseCase } from '../../use-case/contract'

export const confirmAppointment: UseCase<'confirmAppointment'> = (call) =>
  transitionAppointment(call, { action: 'confirm', event: () => ({ type: 'appointment.confirm' }) })
