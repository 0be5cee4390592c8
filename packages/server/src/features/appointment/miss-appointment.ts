import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const missAppointment: UseCase<'missAppointment'> = (call) =>
  transitionAppointment(call, {
    action: 'miss',
    event: () => ({ type: 'appointment.miss' }),
    async apply(_, { starts_at }) {
      if (Date.parse(starts_at) > call.now.getTime()) throw new Refusal(409, 'appointmentNotBegun')
      return {}
    },
  })
