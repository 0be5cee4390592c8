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
  const event = { type: 'visit.enteredInError' } as const
  return transitionAppointment(call, {
    action: 'undo_arrival',
    event: () => ({ type: 'appointment.undoArrival' }),
    async apply(tx, appointment) {
      const { id } = await tx
        .selectFrom('visit')
        .select('id')
        .where((eb) => eb.and({ company_id, clinic_id, appointment_id: path.id }))
        .where('state', '<>', 'entered_in_error')
        .forUpdate()
        .executeTakeFirstOrThrow()
      const read = () => wholeVisits(tx, { caller }).where('visit.id', '=', id).executeTakeFirstOrThrow()
      const before = await read()
      const state = nextState(visitMachine, before.state, event)
      // who was measured may have been put back into the queue
      const records = before.vital_sign.state === 'recorded' ? 1 : 0
      if (state === null || !canUndoArrival({ state: before.state, records }))
        throw new Refusal(409, 'patientSeen', { current: appointment })
      await tx
        .updateTable('visit')
        .set({ state, state_since: now.toISOString(), updated_at: now.toISOString(), version: before.version + 1 })
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .execute()
      await writeVisitEvent(tx, caller, {
        visit_id: id,
        event: event.type,
        from_state: before.state,
        to_state: state,
        now,
      })
      recordEvent(tx, caller, {
        action: 'undo_arrival',
        object: 'visit',
        object_id: id,
        before,
        after: await read(),
      })
      return {}
    },
  })
}
