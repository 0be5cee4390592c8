import { nextState } from '@clinic/core/lifecycle'
import { maintenanceMachine } from '@clinic/core/room'
import { maintenanceRows } from '../../domain/room/maintenance'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'

export const cancelRoomMaintenance: UseCase<'cancelRoomMaintenance'> = ({
  body,
  caller,
  database,
  now,
  path: { id },
}) =>
  changeRow(database, caller, {
    table: 'room_maintenance',
    id,
    read: (tx) => maintenanceRows(tx, caller, now).where('id', '=', id).executeTakeFirst(),
    move: {
      to({ state, starts_at }) {
        // a window that has begun did take place
        const hasRun = state === 'running' && Date.parse(starts_at) < now.getTime()
        return nextState(maintenanceMachine, state, { type: hasRun ? 'maintenance.endNow' : 'maintenance.cancel' })
      },
      refusal: 'maintenanceOver',
    },
    version: body.version,
    apply: async ({ state }) => (state === 'past' ? { ends_at: now } : { cancelled_at: now }),
    action: 'cancel',
  })
