import type { Transaction } from '../../database/schema'
import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import type { Caller, UseCase } from '../../use-case/contract'
import { checkBooking } from './booking'
import { lockTimes, overrideHint, refuseOverlap } from './taken-time'

export const rescheduleAppointment: UseCase<'rescheduleAppointment'> = (call) => {
  const { caller, now, path } = call
  const { version: _, ...body } = call.body
  const isOtherTime = (before: { starts_at: string; ends_at: string }) =>
    Date.parse(before.starts_at) !== Date.parse(body.starts_at) ||
    Date.parse(before.ends_at) !== Date.parse(body.ends_at)
  return transitionAppointment(call, {
    action: 'reschedule',
    event: (before) => ({ type: isOtherTime(before) ? 'appointment.reschedule' : 'appointment.reassign' }),
    async apply(tx, { patient: { id: patient_id }, doctor_id, room_id }) {
      await lockTimes(tx, caller, [
        { doctor_id, room_id, patient_id },
        { ...body, patient_id },
      ])
      const against = await checkBooking(tx, { ...body, patient_id }, { caller, now, appointment_id: path.id })
      return { ...body, ...against, moved_from: JSON.stringify(await movable(tx, caller, path.id)) }
    },
    reason: body.override_reason.trim() || null,
  }).catch((error: unknown) => refuseOverlap(error, overrideHint(caller)))
}

/** All columns that a move changes; the transaction holds the appointment. */
const movable = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
  tx
    .selectFrom('appointment')
    .select([
      'doctor_id',
      'room_id',
      'starts_at',
      'ends_at',
      'state',
      'override_reason',
      'overbooked',
      'overridden_rules',
    ])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
