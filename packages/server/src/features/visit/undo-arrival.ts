import { nextState } from '@clinic/core/lifecycle'
import { canUndoArrival, visitMachine } from '@clinic/core/visit'
import { recordEvent } from '../../audit/record-event'
import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import { wholeVisits } from '../../domain/visit/visit-rows'
import { writeVisitEvent } from '../../domain/visit/write-visit-event'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Before anybody has seen the patient an arrival was a slip of the desk: the visit never was. */
export const undoArrival: UseCase<'undoArrival'> = (call) => {
  const { caller, now, path } = call
  const { company_id, clinic_id } = caller
  return transitionAppointment(call, {
    action: 'undo_arrival',
    event: () => ({ type: 'appointment.undoArrival' }),
    async apply(tx, appointment) {
      const held = await tx
        .selectFrom('visit')
        .select('id')
        .where((eb) => eb.and({ company_id, clinic_id, appointment_id: path.id }))
        .where('state', '<>', 'entered_in_error')
        .forUpdate()
        .executeTakeFirst()
      const visit =
        held && (await wholeVisits(tx, { caller }).where('visit.id', '=', held.id).executeTakeFirstOrThrow())
      const event = { type: 'visit.enteredInError' } as const
      const state = visit && nextState(visitMachine, visit.state, event)
      if (!visit || !state || !canUndoArrival({ state: visit.state, records: 0 }))
        throw new Refusal(409, 'patientSeen', { current: appointment })
      const end_reason = 'undo_arrival'
      await tx
        .updateTable('visit')
        .set({
          state,
          end_reason,
          state_since: now.toISOString(),
          updated_at: now.toISOString(),
          version: visit.version + 1,
        })
        .where((eb) => eb.and({ company_id, clinic_id, id: visit.id }))
        .execute()
      await writeVisitEvent(tx, caller, {
        visit_id: visit.id,
        event: event.type,
        from_state: visit.state,
        to_state: state,
        reason: end_reason,
        now,
      })
      const after = await wholeVisits(tx, { caller }).where('visit.id', '=', visit.id).executeTakeFirstOrThrow()
      recordEvent(tx, caller, { action: 'undo_arrival', object: 'visit', object_id: visit.id, before: visit, after })
      return {}
    },
  })
}
