import { sql } from 'kysely'
import { todayIn } from '../../domain/clinic/clinic-day'
import { templateRows } from '../../domain/schedule/dentists'
import { weekdayOrder } from '../../domain/schedule/shift-columns'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listShiftTemplate: UseCase<'listShiftTemplate'> = ({ database, caller, now, query }) => {
  const { doctor_id, ...page } = query
  const rows = templateRows(database, caller)
    .where('valid_until', '>=', todayIn(caller, now))
    .whereRef('valid_until', '>=', 'valid_from') // or it ended before it began
    .$if(doctor_id !== undefined, (found) => found.where('doctor_id', '=', Number(doctor_id)))
  return list(database, rows, page, {
    searchColumn: sql`weekday`,
    sort: { week: ['doctor_id', weekdayOrder, 'starts'] },
    defaultSort: 'week',
    id: 'id',
  })
}
