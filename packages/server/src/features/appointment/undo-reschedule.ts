import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import type { UseCase } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import { findTakenTimes, lockTimes, refuseOverlap, refuseTaken } from './taken-time'

/**
 * Restores the columns that the last move changed. The rules were met, or overridden, at the booking; it is refused only when
 * the time has been taken, or the dentist or room was made inactive since.
 */
export const undoReschedule: UseCase<'undoReschedule'> = (call) => {
  const { caller, now, path } = call
  const { company_id, clinic_id } = caller
  return transitionAppointment(call, {
    action: 'undo_reschedule',
    event: ({ moved_from }) => ({
      type: moved_from?.state === 'confirmed' ? 'appointment.restoreConfirmed' : 'appointment.restoreBooked',
    }),
    async apply(tx, appointment) {
      const { moved_from } = await tx
        .selectFrom('appointment')
        .select('moved_from')
        .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
        .executeTakeFirstOrThrow()
      if (!moved_from) throw new Refusal(409, 'nothingToUndo', { current: appointment })
      const { state: _, overridden_rules, ...before } = moved_from
      const patient_id = appointment.patient.id
      await lockTimes(tx, caller, [
        { ...appointment, patient_id },
        { ...before, patient_id },
      ])
      const held = await lockStatus(tx, caller, { doctor: [before.doctor_id], room: [before.room_id] })
      if (held.doctor.get(before.doctor_id) === 'inactive')
        throw new Refusal(409, 'doctorInactive', { fields: { doctor_id: 'doctorInactive' } })
      if (before.room_id !== null && held.room.get(before.room_id) === 'inactive')
        throw new Refusal(409, 'roomInactive', { fields: { room_id: 'roomInactive' } })
      if (!before.overbooked) {
        const taken = await findTakenTimes(tx, { ...before, patient_id }, { caller, now, appointment_id: path.id })
        if (taken.length > 0) refuseTaken(taken)
      }
      return { ...before, overridden_rules: JSON.stringify(overridden_rules), moved_from: null }
    },
  }).catch((error: unknown) => refuseOverlap(error))
}
