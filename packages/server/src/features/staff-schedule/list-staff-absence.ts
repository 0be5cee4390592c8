import { sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { absenceRows } from './assistants'

export const listStaffAbsence: UseCase<'listStaffAbsence'> = ({ database, caller, query }) => {
  const { staff_id, state, ...page } = query
  const rows = absenceRows(database, caller)
    .$if(staff_id !== undefined, (found) => found.where('absence.staff_id', '=', Number(staff_id)))
    .$if(state !== undefined, (found) => found.where('absence.state', '=', state ?? 'requested'))
  return list(database, rows, page, {
    searchColumn: sql`lower(staff.name)`,
    sort: { starts_on: ['absence.starts_on'] },
    defaultSort: '-starts_on',
    id: 'absence.id',
  })
}
