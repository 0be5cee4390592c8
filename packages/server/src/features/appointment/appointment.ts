import { momentOf } from '@clinic/core/time'
import { appointmentCards, wholeAppointments } from '../../domain/appointment/appointment-rows'
import { violatesPlan } from '../../domain/appointment/violated-rules'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCases } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { appointmentCalendar } from './appointment-calendar'
import { cancelAppointment } from './cancel-appointment'
import { confirmAppointment } from './confirm-appointment'
import { createAppointment } from './create-appointment'
import { freeSlots } from './free-slots'
import { missAppointment } from './miss-appointment'
import { previewPlanChange } from './preview-plan-change'
import { rescheduleAppointment } from './reschedule-appointment'
import { undoReschedule } from './undo-reschedule'
import { updateAppointment } from './update-appointment'
import { waitlistUseCases } from './waitlist'

type AppointmentOperation =
  | (
      | 'listAppointment'
      | 'createAppointment'
      | 'appointmentCalendar'
      | 'freeSlots'
      | 'getAppointment'
      | 'updateAppointment'
      | 'rescheduleAppointment'
    )
  | (
      | 'undoReschedule'
      | 'confirmAppointment'
      | 'cancelAppointment'
      | 'missAppointment'
      | 'previewPlanChange'
      | keyof typeof waitlistUseCases
    )

export const appointmentUseCases: UseCases<AppointmentOperation> = {
  async listAppointment({ database, caller, now, query }) {
    const { state, doctor_id, room_id, patient_id, plan, from, until } = query
    const { time_zone } = await clinicDay(database, caller, now)
    const appointments = appointmentCards(database, { caller, now }).where((eb) =>
      eb.and([
        ...(state ? [eb('appointment.state', '=', state)] : []),
        ...(doctor_id ? [eb('appointment.doctor_id', '=', doctor_id)] : []),
        ...(room_id ? [eb('appointment.room_id', '=', room_id)] : []),
        ...(patient_id ? [eb('appointment.patient_id', '=', patient_id)] : []),
        ...(plan ? [violatesPlan(now)] : []),
        ...(from ? [eb('appointment.starts_at', '>=', iso(momentOf(from, '00:00', time_zone)))] : []),
        ...(until ? [eb('appointment.starts_at', '<', iso(momentOf(until, '24:00', time_zone)))] : []),
      ]),
    )
    return list(database, appointments, query, {
      searchColumn: 'patient.search',
      sort: { starts_at: ['appointment.starts_at'], created_at: ['appointment.created_at'] },
      defaultSort: 'starts_at',
      id: 'appointment.id',
    })
  },

  async getAppointment({ database, caller, now, path }) {
    const appointment = await wholeAppointments(database, { caller, now })
      .where('appointment.id', '=', path.id)
      .executeTakeFirst()
    if (!appointment) throw new Refusal(404, 'notFound')
    return appointment
  },

  appointmentCalendar,
  freeSlots,
  createAppointment,
  updateAppointment,
  rescheduleAppointment,
  undoReschedule,
  confirmAppointment,
  cancelAppointment,
  missAppointment,
  previewPlanChange,
  ...waitlistUseCases,
}

const iso = (moment: number) => new Date(moment).toISOString()
