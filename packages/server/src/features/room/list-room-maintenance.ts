import { sql } from 'kysely'
import { maintenanceRows } from '../../domain/room/maintenance'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'

export const listRoomMaintenance: UseCase<'listRoomMaintenance'> = async ({ database, caller, now, path, query }) => {
  const { company_id, clinic_id } = caller
  const room = await database
    .selectFrom('room')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
    .executeTakeFirst()
  if (!room) throw new Refusal(404, 'notFound')
  return list(database, maintenanceRows(database, caller, now).where('room_id', '=', room.id), query, {
    searchColumn: sql`lower(reason)`,
    sort: { starts_at: ['starts_at'] },
    defaultSort: '-starts_at',
    id: 'id',
  })
}
