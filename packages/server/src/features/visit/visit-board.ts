import { momentOf } from '@clinic/core/time'
import { appointmentCards } from '../../domain/appointment/appointment-rows'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { visitsOfDay } from '../../domain/visit/visits-of-day'
import type { UseCase } from '../../use-case/contract'

export const visitBoard: UseCase<'visitBoard'> = async ({ database, caller, now }) => {
  const { today, time_zone } = await clinicDay(database, caller, now)
  const [begin, end] = [momentOf(today, '00:00', time_zone), momentOf(today, '24:00', time_zone)]
  const [visits, appointments] = await Promise.all([
    visitsOfDay(database, { caller, today }).execute(),
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
