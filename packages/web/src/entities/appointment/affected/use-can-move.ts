import { operationRoles } from '@clinic/core/access'
import { appointmentMachine } from '@clinic/core/appointment'
import { canMove } from '@clinic/core/lifecycle'
import { useCanCall } from '../../../platform/session/use-can-call'
import { byServerClock } from '../../../platform/time/server-clock'
import type { Card } from '../calendar-query'

/** Returns whether the user may give an appointment another time or dentist: not one that has begun. */
export function useCanMove() {
  const canCall = useCanCall(operationRoles.rescheduleAppointment)
  return ({ state, starts_at }: Card) =>
    canCall &&
    canMove(appointmentMachine, state, { type: 'appointment.reschedule' }) &&
    Date.parse(starts_at) > byServerClock(Date.now())
}
