import { appointmentCards } from '../../domain/appointment/appointment-rows'
import { isDuring } from '../../domain/schedule/absence-appointments'
import { absenceRows } from '../../domain/schedule/dentists'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'

export const listAbsenceAppointment: UseCase<'listAbsenceAppointment'> = async ({
  database,
  caller,
  now,
  path,
  query,
}) => {
  const absence = await absenceRows(database, caller).where('absence.id', '=', path.id).executeTakeFirst()
  if (!absence) throw new Refusal(404, 'notFound')
  return list(database, appointmentCards(database, { caller, now }).where(isDuring(caller, absence)), query, {
    searchColumn: 'patient.search',
    sort: { starts_at: ['appointment.starts_at'] },
    defaultSort: 'starts_at',
    id: 'appointment.id',
  })
}
