import { sql } from 'kysely'
import { absenceAppointments } from '../../domain/schedule/absence-appointments'
import { absenceRows } from '../../domain/schedule/dentists'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'

export const listAbsenceAppointment: UseCase<'listAbsenceAppointment'> = async ({ database, caller, path, query }) => {
  const absence = await absenceRows(database, caller).where('absence.id', '=', path.id).executeTakeFirst()
  if (!absence) throw new Refusal(404, 'notFound')
  return list(database, absenceAppointments(database, caller, absence), query, {
    searchColumn: sql`lower(patient.first_name)`,
    sort: { starts_at: ['appointment.starts_at'] },
    defaultSort: 'starts_at',
    id: 'appointment.id',
  })
}
