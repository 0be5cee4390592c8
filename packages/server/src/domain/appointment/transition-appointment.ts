import type { Schema } from '@clinic/api'
import { type AppointmentEvent, appointmentMachine } from '@clinic/core/appointment'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { wholeAppointments } from './appointment-rows'
import { writeAppointmentEvent } from './write-appointment-event'

type Appointment = Schema<'Appointment'>

interface Move {
  /** The audit action. */
  action: string
  /** The event of the lifecycle; it may depend on the stored row. */
  event: (before: Appointment) => AppointmentEvent
  /** Refuses what the lifecycle does not know, writes the appointment's rows in other tables, and returns the columns to write. */
  apply?: (tx: Transaction, before: Appointment) => Promise<Updateable<Tables['appointment']>>
  reason?: string | null
}

/** Moves an appointment of the caller's clinic to its next state. Of two concurrent moves the second is told the result of the first. */
export const transitionAppointment = (
  { database, caller, now, path: { id }, body }: Omit<Call<'confirmAppointment'>, 'operationId'>,
  { action, event, apply, reason = null }: Move,
): Promise<Appointment> =>
  changeRow(database, caller, {
    table: 'appointment',
    id,
    read: (tx) => wholeAppointments(tx, { caller, now }).where('appointment.id', '=', id).executeTakeFirst(),
    move: {
      to: (before: Appointment) => nextState(appointmentMachine, before.state, event(before)),
      refusal: 'appointmentNotNow',
    },
    version: body.version,
    async apply({ tx, before, state }) {
      const columns = await apply?.(tx, before)
      const isMoved = state !== before.state
      // a move can be undone until the appointment is another matter
      return { ...(isMoved && { moved_from: null }), ...columns, state, updated_at: now.toISOString() }
    },
    follow: ({ tx, before, state }) =>
      writeAppointmentEvent(tx, caller, {
        appointment_id: id,
        event: event(before).type,
        from_state: before.state,
        to_state: state,
        reason,
        now,
      }),
    action,
    reason: () => reason,
  })
