import { sql } from 'kysely'
import { absenceRows } from '../../domain/schedule/dentists'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listAbsence: UseCase<'listAbsence'> = ({ database, caller, query }) => {
  const { doctor_id, state, ...page } = query
  const rows = absenceRows(database, caller)
    .$if(doctor_id !== undefined, (found) => found.where('absence.doctor_id', '=', Number(doctor_id)))
    .$if(state !== undefined, (found) => found.where('absence.state', '=', state ?? 'requested'))
  return list(database, rows, page, {
    searchColumn: sql`lower(doctor.display_name)`,
    sort: { starts_on: ['absence.starts_on'] },
    defaultSort: '-starts_on',
    id: 'absence.id',
  })
}
