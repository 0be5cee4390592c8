import type { UseCase } from '../../contract'
import { Refusal } from '../../refusal'
import { stepVisit } from './step-visit'
import { lockTimes, refuseOverlap, refuseTaken, takenBy } from './taken-time'

/**
 * Restores what the last move changed. The rules of booking were kept, or overridden, when it was booked; only somebody who has
 * the time by now is in the way.
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
      if (!before.overbooked) {
        const taken = await takenBy(tx, { ...before, patient_id }, { caller, now, visit_id: path.id })
        if (taken.length > 0) refuseTaken(taken)
      }
      return { ...before, broken_rules: JSON.stringify(broken_rules), moved_from: null }
    },
  }).catch((error: unknown) => refuseOverlap(error))
}
