import { stateOfSteps } from '@clinic/core/satu-sehat'
import { recordEvent } from '../../audit/record-event'
import { moveSteps } from '../../domain/satu-sehat/outbox/move-steps'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { isRejectedBy } from './list-told-visit'
import { stepsOfVisits, toldVisitRows } from './told-visit-rows'

/** Puts all that was refused by a rule, or given up, back into the queue. What is being sent at this moment is left out. */
export const sendSatuSehatAgain: UseCase<'sendSatuSehatAgain'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, body } = call
    const { company_id, clinic_id } = caller
    const { rule } = body
    const visits = await toldVisitRows(tx, caller)
      .where('satu_sehat_visit.state', '=', body.state)
      .where((eb) =>
        eb.or([
          eb('satu_sehat_visit.leased_until', 'is', null),
          eb('satu_sehat_visit.leased_until', '<=', now.toISOString()),
        ]),
      )
      .$if(rule !== null, (rejected) => rejected.where(isRejectedBy(rule ?? 0)))
      .orderBy('satu_sehat_visit.id')
      .forUpdate('satu_sehat_visit')
      .execute()
    for (const { id, patient, version } of visits) {
      const steps = (await stepsOfVisits(tx, caller, [id])).filter(({ state }) => state === body.state)
      await moveSteps(tx, caller, { id, steps, event: { type: 'job.enqueue' } })
      const after = await stepsOfVisits(tx, caller, [id])
      const state = stateOfSteps(after.map((each) => each.state))
      await tx
        .updateTable('satu_sehat_visit')
        .set({ state, due_at: now, version: version + 1 })
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .execute()
      recordEvent(tx, caller, {
        action: 'send_again',
        object: 'satu_sehat_visit',
        object_id: id,
        people: { patient: [patient.id] },
      })
    }
    return { count: visits.length }
  })
