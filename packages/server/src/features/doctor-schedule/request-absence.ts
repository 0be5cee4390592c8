import { absenceProblems } from '@clinic/core/schedule'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { once } from '../../idempotency'
import { Refusal } from '../../refusal'
import { holdDoctor } from './hold-doctor'
import { ownDoctorOf } from './own-doctor'
import { absenceRows } from './schedule-rows'
import { refuseProblems } from './schedule-sentences'

export const requestAbsence: UseCase<'requestAbsence'> = (call) =>
  once(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    if (caller.role === 'doctor_clinic' && (await ownDoctorOf(tx, caller)) !== body.doctor_id)
      throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'onlyYourself' } })
    await holdDoctor(tx, caller, body.doctor_id)
    refuseProblems(absenceProblems(body, await clinicDay(tx, caller, now)))
    const other = await tx
      .selectFrom('absence')
      .select('id')
      .where((eb) => eb.and({ company_id, clinic_id, doctor_id: body.doctor_id }))
      .where('state', 'in', ['requested', 'approved'])
      .where('starts_on', '<=', body.ends_on)
      .where('ends_on', '>=', body.starts_on)
      .executeTakeFirst()
    if (other) throw new Refusal(422, 'checkFields', { fields: { starts_on: 'absentAlready' } })

    const { id } = await tx
      .insertInto('absence')
      .values({
        ...{ ...body, reason: body.reason.trim(), company_id, clinic_id, staff_id: null, state: 'requested' },
        ...{ requested_by: caller.name, decided_by: null, decided_at: null, created_at: now.toISOString() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await absenceRows(tx, caller).where('absence.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'request', object: 'absence', object_id: id, after })
    return after
  })
