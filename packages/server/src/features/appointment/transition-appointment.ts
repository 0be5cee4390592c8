import type { Schema } from '@clinic/api'
import { type AppointmentEvent, appointmentMachine } from '@clinic/core/appointment'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import { writeAppointmentEvent } from '../../domain/appointment/write-appointment-event'
import type { Call, Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { wholeAppointments } from './appointment-rows'

type Appointment = Schema<'Appointment'>

interface Step {
  /** What the audit calls it. */
  action: string
  /** What the step is to the lifecycle; it may depend on what is stored. */
  event: (before: Appointment) => AppointmentEvent
  /** Refuses what the lifecycle cannot know, writes what belongs to the appointment elsewhere, and tells what to store. */
  carryOut?: (tx: Transaction, before: Appointment) => Promise<Updateable<Tables['appointment']>>
  reason?: string | null
}

/** Takes an appointment of the caller's clinic one step further. Of two who do so at once, the second is told what the first did. */
export const transitionAppointment = (
  {
    database,
    caller,
    now,
    path,
    body,
  }: Pick<Call<'confirmAppointment'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, carryOut, reason }: Step,
): Promise<Appointment> =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const before = await holdAppointment(tx, { caller, now, id: path.id })
    const move = event(before)
    const state = nextState(appointmentMachine, before.state, move)
    if (!state) throw new Refusal(409, 'appointmentNotNow', { current: before })
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })
    const values = await carryOut?.(tx, before)
    await tx
      .updateTable('appointment')
      // a move can be undone until the appointment is another matter
      .set({
        ...(state !== before.state && { moved_from: null }),
        ...values,
        state,
        version: before.version + 1,
        updated_at: now.toISOString(),
      })
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .execute()
    await writeAppointmentEvent(tx, caller, {
      appointment_id: path.id,
      event: move.type,
      from_state: before.state,
      to_state: state,
      reason,
      now,
    })
    const after = await wholeAppointments(tx, { caller, now })
      .where('appointment.id', '=', path.id)
      .executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action, object: 'appointment', object_id: path.id, before, after, reason })
    return after
  })

/** Waits for whoever is writing the appointment, and reads it after that. */
async function holdAppointment(tx: Transaction, { caller, now, id }: { caller: Caller; now: Date; id: number }) {
  const { company_id, clinic_id } = caller
  await tx
    .selectFrom('appointment')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .execute()
  const appointment = await wholeAppointments(tx, { caller, now }).where('appointment.id', '=', id).executeTakeFirst()
  if (!appointment) throw new Refusal(404, 'notFound')
  return appointment
}
