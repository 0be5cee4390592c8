import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../../platform/session/use-can-call'
import type { VisitStep } from './visit-entry'

/** The steps that the person signed in may take at all. */
export function useMayStep(): Readonly<Record<VisitStep, boolean>> {
  return {
    arrive: useCanCall(operationRoles.arriveAppointment),
    call: useCanCall(operationRoles.callVisit),
    requeue: useCanCall(operationRoles.requeueVisit),
    undo: useCanCall(operationRoles.undoArrival),
    leave: useCanCall(operationRoles.leaveVisit),
    void: useCanCall(operationRoles.voidVisit),
    checkOut: useCanCall(operationRoles.checkOutVisit),
  }
}
