import { templateProblems } from '@clinic/core/schedule'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { changeTemplate } from './change-template'
import { checkRoom } from './hold-doctor'
import { refuseProblems } from './schedule-sentences'

export const updateShiftTemplate: UseCase<'updateShiftTemplate'> = (call) =>
  changeTemplate(call, 'update', async (tx, before) => {
    const { version: _, ...change } = call.body
    const { today } = await clinicDay(tx, call.caller, call.now)
    await checkRoom(tx, call.caller, { room_id: change.room_id, before: before.room_id })
    refuseProblems(templateProblems(change, { today, begun: before.valid_from }))
    return change
  })
