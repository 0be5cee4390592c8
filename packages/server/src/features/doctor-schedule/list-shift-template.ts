import { sql } from 'kysely'
import type { UseCase } from '../../contract'
import { todayIn } from '../../database/clinic-day'
import { list } from '../../database/list'
import { weekdayOrder } from '../schedule/shift-columns'
import { templateRows } from './dentists'

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
