import { recordEvent } from '../../audit/record-event'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { recalls } from '../../domain/recall/recalls'
import { heldVisit } from '../../domain/visit/held-visit'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const createRecallAttempt: UseCase<'createRecallAttempt'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id, name } = caller
    const { patient } = await heldVisit(tx, caller, path.id)
    const { today } = await clinicDay(tx, caller, now)
    const recall = () =>
      recalls(tx, { ...call, today })
        .where('patient.id', '=', patient.id)
        .where('visit.id', '=', path.id)
        .executeTakeFirst()
    if (!(await recall())) throw new Refusal(409, 'recallOver')
    await tx
      .insertInto('recall_attempt')
      .values({
        ...body,
        remark: body.remark.trim(),
        company_id,
        clinic_id,
        visit_id: path.id,
        made_by: name,
        made_at: now.toISOString(),
      })
      .execute()
    const after = await recall()
    if (!after) throw new Error('The visit whose recall was written is not there')
    recordEvent(tx, caller, {
      action: 'create',
      object: 'recall_attempt',
      object_id: path.id,
      after,
      people: { patient: [after.patient.id] },
    })
    return after
  })
