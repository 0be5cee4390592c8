import { momentOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { appointmentCards } from '../../domain/appointment/appointment-rows'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { isUnderWay, visitCards } from '../../domain/visit/visit-rows'
import type { UseCase } from '../../use-case/contract'

export const visitBoard: UseCase<'visitBoard'> = async ({ database, caller, now }) => {
  const { today, time_zone } = await clinicDay(database, caller, now)
  const [begin, end] = [momentOf(today, '00:00', time_zone), momentOf(today, '24:00', time_zone)]
  const [visits, appointments] = await Promise.all([
    visitCards(database, { caller })
      .where((eb) => eb.or([eb('visit.queue_date', '=', today), isUnderWay]))
      .where('visit.state', '<>', 'entered_in_error')
      // who was forgotten on another day is in nobody's way; then core's inQueueOrder, in a statement
      .orderBy('visit.queue_date', 'desc')
      .orderBy(sql`visit.origin <> 'emergency'`)
      .orderBy('visit.position')
      .orderBy('visit.id')
      .execute(),
    appointmentCards(database, { caller, now })
      .where('appointment.state', 'in', ['booked', 'confirmed', 'no_show'])
      .where('appointment.starts_at', '>=', new Date(begin).toISOString())
      .where('appointment.starts_at', '<', new Date(end).toISOString())
      .orderBy('appointment.starts_at')
      .orderBy('appointment.id')
      .execute(),
  ])
  return { date: today, appointments, visits }
}
