import { sql } from 'kysely'
import { refuseRoomWithAppointments } from '../../domain/appointment/upcoming-appointments'
import { createRoomMaintenance } from '../../domain/room/create-room-maintenance'
import { maintenanceUntil } from '../../domain/room/maintenance'
import { refuseRoomWithShifts } from '../../domain/schedule/shifts-ahead'
import type { UseCases } from '../../use-case/contract'
import { masterUseCases } from '../../use-case/master'
import { cancelRoomMaintenance } from './cancel-room-maintenance'
import { listMaintenanceWindow } from './list-maintenance-window'
import { listRoomMaintenance } from './list-room-maintenance'

/** The state of a room at a moment: its status, and whether a maintenance window runs. */
const stateAt = (now: Date) => sql<string>`case when room.status = 'inactive' then 'inactive'
  when ${maintenanceUntil(now)} is not null then 'maintenance' else 'active' end`

const masters = masterUseCases('Room', {
  table: 'room',
  columns: [
    'id',
    'code',
    'name',
    'type',
    'floor',
    'chair_brand',
    'chair_serial',
    'note',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  derived: ({ now }) => ({ state: stateAt(now), maintenance_until: maintenanceUntil(now) }),
  search: sql`lower(code || ' ' || name || ' ' || floor || ' ' || chair_brand || ' ' || chair_serial)`,
  sort: { code: [sql`lower(code)`], name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'code',
  filters: ['type'],
  conditions: ({ state }, { now }) => [state && sql<boolean>`${stateAt(now)} = ${state}`],
  async check(writing) {
    await refuseRoomWithShifts(writing)
    await refuseRoomWithAppointments(writing)
    return undefined
  },
  taken: { room_code_key: { code: 'codeTaken' } },
})

type RoomOperation =
  | keyof typeof masters
  | 'listMaintenanceWindow'
  | 'listRoomMaintenance'
  | 'createRoomMaintenance'
  | 'cancelRoomMaintenance'

export const roomUseCases: UseCases<RoomOperation> = {
  ...masters,
  listMaintenanceWindow,
  listRoomMaintenance,
  createRoomMaintenance,
  cancelRoomMaintenance,
}
