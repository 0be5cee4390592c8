import { sql } from 'kysely'
import { absenceVisits } from '../../domain/schedule/absence-visits'
import { absenceRows } from '../../domain/schedule/dentists'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'

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
