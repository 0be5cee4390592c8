import { operationRoles } from '@clinic/core/access'
import { useMay } from '../../platform/session/use-may'
import type { VisitStep } from './visit-entry'

/** The steps that the person signed in may take at all. */
export function useMayStep(): Readonly<Record<VisitStep, boolean>> {
  return {
    arrive: useMay(operationRoles.arriveAppointment),
    call: useMay(operationRoles.callVisit),
    requeue: useMay(operationRoles.requeueVisit),
    undo: useMay(operationRoles.undoArrival),
    leave: useMay(operationRoles.leaveVisit),
    void: useMay(operationRoles.voidVisit),
  }
}
