import { sql } from 'kysely'
import type { UseCase } from '../../contract'
import { list } from '../../database/list'
import { Refusal } from '../../refusal'
import { absenceVisits } from './absence-visits'
import { absenceRows } from './dentists'

export const listAbsenceVisit: UseCase<'listAbsenceVisit'> = async ({ database, caller, path, query }) => {
  const absence = await absenceRows(database, caller).where('absence.id', '=', path.id).executeTakeFirst()
  if (!absence) throw new Refusal(404, 'notFound')
  return list(database, absenceVisits(database, caller, absence), query, {
    searchColumn: sql`lower(patient.first_name)`,
    sort: { starts_at: ['visit.starts_at'] },
    defaultSort: 'starts_at',
    id: 'visit.id',
  })
}
