import type { Schema } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { addVisit } from '../../domain/visit/add-visit'
import { checkNamed, refuseBroken } from '../../domain/visit/check-visit'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Who comes after being marked as not there has still arrived, on the same day. */
export const arriveAppointment: UseCase<'arriveAppointment'> = async (call) => {
  const { caller, now, path, body } = call
  let visit: Schema<'Visit'> | undefined
  await transitionAppointment(call, {
    action: 'arrive',
    event: ({ state }) => ({ type: state === 'no_show' ? 'appointment.arriveLate' : 'appointment.arrive' }),
    async apply(tx, before) {
      const { today, time_zone } = await clinicDay(tx, caller, now)
      if (clinicTime(Date.parse(before.starts_at), time_zone).date !== today)
        throw new Refusal(409, 'arrivalOtherDay', { current: before })
      const { id: patient_id } = before.patient
      const { doctor_id, staff_id, reason, note } = before
      const { room_id, identity } = body
      await checkNamed(tx, caller, { patient_id, room_id })
      visit = await addVisit(
        tx,
        {
          patient_id,
          appointment_id: path.id,
          doctor_id,
          staff_id,
          room_id,
          origin: 'appointment',
          reason,
          note,
          identity,
        },
        call,
      )
      return {}
    },
  }).catch((error: unknown) => refuseBroken(error))
  if (!visit) throw new Error('The arrival started no visit')
  return visit
}
