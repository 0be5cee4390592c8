import { sql } from 'kysely'
import { todayIn } from '../../domain/clinic/clinic-day'
import { weekdayOrder } from '../../domain/schedule/shift-columns'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { templateRows } from './assistants'

export const listStaffTemplate: UseCase<'listStaffTemplate'> = ({ database, caller, now, query }) => {
  const { staff_id, ...page } = query
  const rows = templateRows(database, caller)
    .where('valid_until', '>=', todayIn(caller, now))
    .whereRef('valid_until', '>=', 'valid_from') // or it ended before it began
    .$if(staff_id !== undefined, (found) => found.where('staff_id', '=', Number(staff_id)))
  return list(database, rows, page, {
    searchColumn: sql`weekday`,
    sort: { week: ['staff_id', weekdayOrder, 'starts'] },
    defaultSort: 'week',
    id: 'id',
  })
}
