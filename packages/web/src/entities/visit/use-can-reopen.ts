import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { reopenProblem, visitMachine } from '@clinic/core/visit'
import { useAccount } from '../../platform/session/use-account'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { dateIn } from '../../platform/time/date-in'

/** Whether the reader may reopen a visit now, given who signed its note last. The reason is asked for afterwards. */
export function useCanReopen(
  { state, state_since }: Pick<Schema<'Visit'>, 'state' | 'state_since'>,
  signed_by: number | null,
) {
  const account = useAccount()
  const { today, timeZone } = useClinicDay()
  const mayReopen = useCanCall(operationRoles.reopenVisit)
  if (!mayReopen || timeZone === undefined || !canMove(visitMachine, state, { type: 'visit.reopen' })) return false
  const finished_day = dateIn(timeZone, Date.parse(state_since))
  const reader = { doctor_id: account?.doctor_id ?? null, is_manager: account?.role.name === 'manager_clinic' }
  const reason = 'asked for afterwards'
  return reopenProblem({ finished_day, today, signed_by, has_issued_invoice: false }, { ...reader, reason }) === null
}
