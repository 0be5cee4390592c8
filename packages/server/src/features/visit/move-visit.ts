import { DatabaseError } from 'pg'
import type { UseCase } from '../../contract'
import { checkBooking } from './booking'
import { stepVisit } from './step-visit'
import { lockTimes, overrideHint, refuseTaken, type Taken } from './taken-time'

export const moveVisit: UseCase<'moveVisit'> = (call) => {
  const { caller, now, path } = call
  const { version: _, ...body } = call.body
  const isOtherTime = (before: { starts_at: string; ends_at: string }) =>
    Date.parse(before.starts_at) !== Date.parse(body.starts_at) ||
    Date.parse(before.ends_at) !== Date.parse(body.ends_at)
  return stepVisit(call, {
    action: 'move',
    event: (before) => ({ type: isOtherTime(before) ? 'visit.reschedule' : 'visit.reassign' }),
    async carryOut(tx, { patient: { id: patient_id }, doctor_id, room_id }) {
      await lockTimes(tx, caller, [
        { doctor_id, room_id, patient_id },
        { ...body, patient_id },
      ])
      const against = await checkBooking(tx, { ...body, patient_id }, { caller, now, visit_id: path.id })
      return { ...body, ...against }
    },
    reason: body.override_reason.trim() || null,
  }).catch((error: unknown) => {
    // somebody booked the time between the question and the writing
    const field = error instanceof DatabaseError && error.constraint ? overlaps.get(error.constraint) : undefined
    throw field ? refuseTaken(field, overrideHint(caller)) : error
  })
}

const overlaps = new Map<string, Taken>([
  ['visit_doctor_overlap', 'doctor_id'],
  ['visit_room_overlap', 'room_id'],
  ['visit_patient_overlap', 'patient_id'],
])
