import { isUnderWay } from '@clinic/core/visit'
import { recordEvent } from '../../audit/record-event'
import { ownStaff } from '../../domain/assistance/own-staff'
import { heldVisit } from '../../domain/visit/held-visit'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { assignAssistant } from './assign-assistant'
import { assistanceRows } from './assistance-rows'

export const createAssistance: UseCase<'createAssistance'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const visit = await heldVisit(tx, caller, path.id)
    const staff = await ownStaff(tx, caller)
    if (!staff) throw new Refusal(403, 'noAssistant')
    if (!isUnderWay(visit.state)) throw new Refusal(422, 'patientGone')
    const id = await assignAssistant(tx, caller, {
      visit_id: visit.id,
      staff_id: staff.id,
      role: body.role,
      prepared: [],
      now,
    })
    const after = await assistanceRows(tx, caller).where('assistance.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, {
      action: 'create',
      object: 'assistance',
      object_id: id,
      after,
      people: { patient: [visit.patient.id] },
    })
    return after
  })
