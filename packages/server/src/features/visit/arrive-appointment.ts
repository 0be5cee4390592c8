import type { Schema } from '@clinic/api'
import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import { addVisit } from '../../domain/visit/add-visit'
import { refuseBroken } from '../../domain/visit/check-visit'
import type { UseCase } from '../../use-case/contract'

/** Who comes after being marked as not there has still arrived, on the same day. */
export const arriveAppointment: UseCase<'arriveAppointment'> = async (call) => {
  const { room_id, identity } = call.body
  let visit: Schema<'Visit'> | undefined
  await transitionAppointment(call, {
    action: 'arrive',
    event: ({ state }) => ({ type: isGivenUp(state) ? 'appointment.arriveLate' : 'appointment.arrive' }),
    async apply(tx, appointment) {
      const { patient, doctor_id, staff_id, reason, note, state } = appointment
      const arriving = { patient_id: patient.id, doctor_id, staff_id, room_id, reason, note, identity }
      visit = await addVisit(tx, { ...arriving, origin: 'appointment' }, { ...call, appointment })
      // the time was free for others meanwhile, and may be theirs
      return isGivenUp(state) ? { overbooked: true } : {}
    },
  }).catch((error: unknown) => refuseBroken(error))
  if (!visit) throw new Error('The arrival started no visit')
  return visit
}

const isGivenUp = (state: Schema<'AppointmentState'>) => state === 'no_show'
