import { momentOf } from '@clinic/core/time'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

export const listMaintenanceWindow: UseCase<'listMaintenanceWindow'> = async ({ database, caller, now, query }) => {
  const { company_id, clinic_id } = caller
  const { time_zone } = await clinicDay(database, caller, now)
  const moment = (date: string, time: string) => new Date(momentOf(date, time, time_zone)).toISOString()
  const windows = await database
    .selectFrom('room_maintenance as closed')
    .innerJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'closed.company_id')
        .onRef('room.clinic_id', '=', 'closed.clinic_id')
        .onRef('room.id', '=', 'closed.room_id'),
    )
    .select(['closed.id', 'closed.room_id', 'room.name as room_name'])
    .select(['closed.starts_at', 'closed.ends_at', 'closed.reason'])
    .where('closed.company_id', '=', company_id)
    .where('closed.clinic_id', '=', clinic_id)
    .where('closed.cancelled_at', 'is', null)
    .where('closed.starts_at', '<', moment(query.until, '24:00'))
    .where('closed.ends_at', '>', moment(query.from, '00:00'))
    .orderBy('closed.starts_at')
    .orderBy('closed.id')
    .limit(500)
    .execute()
  return wholeList(windows)
}
