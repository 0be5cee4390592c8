import { longestAppointment } from '@clinic/core/appointment'
import { momentOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { appointmentCards, ownDoctor } from '../../domain/appointment/appointment-rows'
import { waitingRequests } from '../../domain/booking-request/waiting-requests'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { treatsHere } from '../../domain/doctor/treats-here'
import { workingShifts } from '../../domain/schedule/working-shifts'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

const mostDays = 42

export const appointmentCalendar: UseCase<'appointmentCalendar'> = async ({ database, caller, now, query }) => {
  const { today, time_zone } = await clinicDay(database, caller, now)
  const { from = today, until = from, doctor_id, room_id } = query
  const [begin, end] = [momentOf(from, '00:00', time_zone), momentOf(until, '24:00', time_zone)]
  if (end <= begin) throw new Refusal(422, 'checkFields', { fields: { until: 'notBeforeFrom' } })
  if (end - begin > mostDays * 86_400_000) throw new Refusal(422, 'checkFields', { fields: { until: 'sixWeeks' } })

  const { company_id, clinic_id } = caller
  const isDentist = caller.role === 'doctor_clinic'
  // one that has begun the day before may run into the first one
  const earliest = begin - longestAppointment * 60_000
  const [appointments, requests, shifts, maintenance, doctors, rooms] = await Promise.all([
    appointmentCards(database, { caller, now })
      .where('appointment.state', '<>', 'cancelled')
      .where('appointment.starts_at', '>=', iso(earliest))
      .where('appointment.starts_at', '<', iso(end))
      .where('appointment.ends_at', '>', iso(begin))
      .$if(doctor_id !== undefined, (all) => all.where('appointment.doctor_id', '=', doctor_id ?? 0))
      .$if(room_id !== undefined, (all) => all.where('appointment.room_id', '=', room_id ?? 0))
      .orderBy('appointment.starts_at')
      .orderBy('appointment.id')
      .execute(),
    // a request names no room
    room_id === undefined
      ? waitingRequests(database, caller)
          ?.where('booking_request.starts_at', '>=', iso(earliest))
          .where('booking_request.starts_at', '<', iso(end))
          .where('booking_request.ends_at', '>', iso(begin))
          .$if(doctor_id !== undefined, (all) => all.where('booking_request.doctor_id', '=', doctor_id ?? 0))
          .execute()
      : undefined,
    workingShifts(database, caller, { from, until })
      .where('shift.doctor_id', 'is not', null)
      .$narrowType<{ doctor_id: number }>()
      .$if(isDentist, (all) => all.where('shift.doctor_id', '=', ownDoctor(caller)))
      .$if(doctor_id !== undefined, (all) => all.where('shift.doctor_id', '=', doctor_id ?? 0))
      .$if(room_id !== undefined, (all) => all.where('shift.room_id', '=', room_id ?? 0))
      .orderBy('shift.starts_at')
      .orderBy('shift.id')
      .execute(),
    database
      .selectFrom('room_maintenance')
      .select(['id', 'room_id', 'starts_at', 'ends_at', 'reason'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where('cancelled_at', 'is', null)
      .where('starts_at', '<', iso(end))
      .where('ends_at', '>', iso(begin))
      .$if(room_id !== undefined, (all) => all.where('room_id', '=', room_id ?? 0))
      .orderBy('starts_at')
      .execute(),
    database
      .selectFrom('doctor')
      .select(['id', 'display_name as name', 'color', 'status', treatsHere.as('treats')])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('room')
      .select(['id', 'code', 'name', 'type', 'status'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .orderBy(sql`lower(code)`)
      .execute(),
  ])
  const named = {
    doctors: new Set([...appointments, ...(requests ?? []), ...shifts].map((each) => each.doctor_id)),
    rooms: new Set([...appointments, ...shifts, ...maintenance].map((each) => each.room_id)),
  }
  return {
    from,
    until,
    appointments,
    requests: requests ?? [],
    maintenance,
    shifts: shifts.map(({ id, doctor_id, room_id, date, starts_at, ends_at, slot_minutes, quota }) => ({
      id,
      doctor_id,
      room_id,
      date,
      starts_at,
      ends_at,
      slot_minutes,
      quota,
    })),
    doctors: doctors
      .filter(({ id, treats }) => (treats && !isDentist) || named.doctors.has(id))
      .map(({ treats: _, ...doctor }) => doctor),
    rooms: rooms.filter(({ id, status }) => status === 'active' || named.rooms.has(id)),
  }
}

const iso = (moment: number) => new Date(moment).toISOString()
