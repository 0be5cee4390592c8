import { appointmentMachine } from '@clinic/core/appointment'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { wholeAppointments } from './appointment-rows'
import { writeAppointmentEvent } from './write-appointment-event'

/** Locks the appointment that a visit keeps: whoever writes both locks it first. */
export async function lockAppointment(
  tx: Transaction,
  { company_id, clinic_id }: RequestContext['caller'],
  id: number | null,
) {
  if (id === null) return
  await tx
    .selectFrom('appointment')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .execute()
}

/** The visit of an appointment never was: nobody has arrived, and the promise stands again. */
export async function takeBackArrival(tx: Transaction, id: number, { caller, now, reason }: Unmade) {
  const { company_id, clinic_id } = caller
  const read = () => wholeAppointments(tx, { caller, now }).where('appointment.id', '=', id).executeTakeFirstOrThrow()
  const before = await read()
  const event = { type: 'appointment.undoArrival' } as const
  const state = nextState(appointmentMachine, before.state, event)
  if (state === null) throw new Error(`Appointment ${id} has a visit, and has not arrived`)
  await tx
    .updateTable('appointment')
    .set({ state, version: before.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  await writeAppointmentEvent(tx, caller, {
    appointment_id: id,
    event: event.type,
    from_state: before.state,
    to_state: state,
    reason,
    now,
  })
  recordEvent(tx, caller, {
    action: 'undo_arrival',
    object: 'appointment',
    object_id: id,
    before,
    after: await read(),
    reason,
  })
}

interface Unmade extends RequestContext {
  /** Why the visit never was. */
  reason: string
}
