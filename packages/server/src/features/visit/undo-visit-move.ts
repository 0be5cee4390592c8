import type { UseCase } from '../../use-case/contract'
import { holdStatus } from '../../use-case/hold-status'
import { Refusal } from '../../use-case/refusal'
import { stepVisit } from './step-visit'
import { lockTimes, refuseOverlap, refuseTaken, takenBy } from './taken-time'

/**
 * Restores what the last move changed. The rules of booking were kept, or overridden, when it was booked; in the way is only
 * somebody who has the time by now, or a dentist or room made inactive since.
 */
export const undoVisitMove: UseCase<'undoVisitMove'> = (call) => {
  const { caller, now, path } = call
  const { company_id, clinic_id } = caller
  return stepVisit(call, {
    action: 'undo_move',
    event: ({ moved_from }) => ({
      type: moved_from?.state === 'confirmed' ? 'visit.restoreConfirmed' : 'visit.restoreBooked',
    }),
    async carryOut(tx, visit) {
      const { moved_from } = await tx
        .selectFrom('visit')
        .select('moved_from')
        .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
        .executeTakeFirstOrThrow()
      if (!moved_from) throw new Refusal(409, 'nothingToUndo', { current: visit })
      const { state: _, broken_rules, ...before } = moved_from
      const patient_id = visit.patient.id
      await lockTimes(tx, caller, [
        { ...visit, patient_id },
        { ...before, patient_id },
      ])
      const held = await holdStatus(tx, caller, { doctor: [before.doctor_id], room: [before.room_id] })
      if (held.doctor.get(before.doctor_id) === 'inactive')
        throw new Refusal(409, 'doctorInactive', { fields: { doctor_id: 'doctorInactive' } })
      if (before.room_id !== null && held.room.get(before.room_id) === 'inactive')
        throw new Refusal(409, 'roomInactive', { fields: { room_id: 'roomInactive' } })
      if (!before.overbooked) {
        const taken = await takenBy(tx, { ...before, patient_id }, { caller, now, visit_id: path.id })
        if (taken.length > 0) refuseTaken(taken)
      }
      return { ...before, broken_rules: JSON.stringify(broken_rules), moved_from: null }
    },
  }).catch((error: unknown) => refuseOverlap(error))
}
