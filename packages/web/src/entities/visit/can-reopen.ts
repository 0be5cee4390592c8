import type { Schema } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { reopenProblem, visitMachine } from '@clinic/core/visit'
import { dateIn } from '../../platform/time/date-in'

interface Reading {
  today: string
  /** The zone of the clinic; undefined while it is not known. */
  timeZone: string | undefined
  reader: { doctor_id: number | null; is_manager: boolean }
}

/** Whether the reader may reopen a visit now. The reason is asked for afterwards. */
export function canReopen(visit: Schema<'PatientVisit'>, { today, timeZone, reader }: Reading) {
  if (timeZone === undefined || !canMove(visitMachine, visit.state, { type: 'visit.reopen' })) return false
  const finished_day = dateIn(timeZone, Date.parse(visit.state_since))
  const signed_by = visit.record?.signed_by ?? visit.doctor_id
  const reason = 'asked for afterwards'
  return reopenProblem({ finished_day, today, signed_by, has_issued_invoice: false }, { ...reader, reason }) === null
}
