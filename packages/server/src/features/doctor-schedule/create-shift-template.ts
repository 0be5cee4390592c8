import { templateProblems } from '@clinic/core/schedule'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { once } from '../../idempotency'
import { fillTemplate } from './fill-template'
import { checkRoom, holdDoctor, refuseInactive } from './hold-doctor'
import { templateRows } from './schedule-rows'
import { refuseProblems } from './schedule-sentences'

export const createShiftTemplate: UseCase<'createShiftTemplate'> = (call) =>
  once(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    const { person, ...doctor } = await holdDoctor(tx, caller, body.doctor_id)
    refuseInactive(doctor)
    await checkRoom(tx, caller, body)
    refuseProblems(templateProblems(body, await clinicDay(tx, caller, now)))
    const { id } = await tx
      .insertInto('shift_template')
      .values({ ...body, staff_id: null, company_id, clinic_id, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await fillTemplate(tx, caller, { id, person, now })
    const after = await templateRows(tx, caller).where('id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'shift_template', object_id: id, after })
    return after
  })
