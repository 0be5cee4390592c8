import { nextState } from '@clinic/core/lifecycle'
import { maintenanceMachine } from '@clinic/core/room'
import { recordEvent } from '../../audit/record-event'
import { maintenanceRows } from '../../domain/room/maintenance'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'

export const cancelRoomMaintenance: UseCase<'cancelRoomMaintenance'> = ({ body, caller, database, now, path }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const one = maintenanceRows(tx, caller, now).where('id', '=', path.id)
    const before = await one.forUpdate().executeTakeFirst()
    if (!before) throw new Refusal(404, 'notFound')
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })
    // what has run did take place
    const hasRun = before.state === 'running' && Date.parse(before.starts_at) < now.getTime()
    const type = hasRun ? 'maintenance.endNow' : 'maintenance.cancel'
    const state = nextState(maintenanceMachine, before.state, { type })
    if (!state) throw new Refusal(409, 'maintenanceOver', { current: before })

    await tx
      .updateTable('room_maintenance')
      .set({
        ...(state === 'past' ? { ends_at: now } : { cancelled_at: now }),
        version: before.version + 1,
      })
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .execute()
    const after = await one.executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'cancel', object: 'room_maintenance', object_id: path.id, before, after })
    return after
  })
