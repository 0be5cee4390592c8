import { shiftProblems } from '@clinic/core/schedule'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { once } from '../../idempotency'
import { checkRoom, holdDoctor, refuseInactive } from './hold-doctor'
import { refuseOverlap } from './refuse-overlap'
import { shiftRows } from './schedule-rows'
import { refuseProblems } from './schedule-sentences'

/** An extra shift. It may have begun: somebody helps out before anybody writes it down. */
export const createDoctorShift: UseCase<'createDoctorShift'> = (call) =>
  once(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    const { starts, ends, ...shift } = body
    const { person, ...doctor } = await holdDoctor(tx, caller, shift.doctor_id)
    refuseInactive(doctor)
    await checkRoom(tx, caller, shift)
    const { today, time_zone } = await clinicDay(tx, caller, now)
    refuseProblems(shiftProblems(body, { today }))
    await refuseOverlap(tx, caller, { person, dates: [shift.date], starts, ends })
    const { id } = await tx
      .insertInto('shift')
      .values({
        ...{ ...shift, company_id, clinic_id, person, staff_id: null, assists_doctor_id: null, template_id: null },
        starts_at: sql`(${shift.date}::date + ${starts}::time) at time zone ${time_zone}`,
        ends_at: sql`(${shift.date}::date + ${ends}::time) at time zone ${time_zone}`,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await shiftRows(tx, caller).where('shift.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'shift', object_id: id, after })
    return after
  })
