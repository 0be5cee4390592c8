import type { UseCase } from '../../use-case/contract'
import { transitionAppointment } from './transition-appointment'

export const confirmAppointment: UseCase<'confirmAppointment'> = (call) =>
  transitionAppointment(call, { action: 'confirm', event: () => ({ type: 'appointment.confirm' }) })
