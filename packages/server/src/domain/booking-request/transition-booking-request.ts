import type { Schema } from '@clinic/api'
import { type BookingRequestEvent, type BookingRequestState, bookingRequestMachine } from '@clinic/core/booking-request'
import { nextState } from '@clinic/core/lifecycle'
import type { Actor } from '../../audit/record-event'
import type { Database } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import { bookingRequestRows } from './booking-request-rows'

type BookingRequest = Schema<'BookingRequest'>

interface Move {
  id: number
  event: BookingRequestEvent
  now: Date
  /** The version that was read, where somebody read it. */
  version?: number
  /** Why it is declined. */
  reason?: string
  /** Refuses what the operation forbids, and returns the appointment that answers the request. */
  answer?: (request: BookingRequest) => number
}

/** Moves a request to where an answer, its sender, or the lack of both takes it. Of two at once the second is told the first. */
export const transitionBookingRequest = (
  database: Database,
  actor: Actor,
  { id, event, now, version, reason, answer }: Move,
): Promise<BookingRequest> =>
  changeRow(database, actor, {
    table: 'booking_request',
    id,
    read: (tx) => bookingRequestRows(tx, actor).where('booking_request.id', '=', id).executeTakeFirst(),
    move: { to: ({ state }) => nextState(bookingRequestMachine, state, event), refusal: 'bookingRequestOver' },
    version,
    apply: async ({ before, state }) => ({
      state,
      ...(answer && { appointment_id: answer(before) }),
      ...(reason !== undefined && { reason }),
      ...(version === undefined && { version: before.version + 1 }),
      decided_at: now,
      decided_by: 'name' in actor ? actor.name : null,
    }),
    action: (_, { state }) => actions[state],
    reason: (after) => after.reason,
  })

/** The audit action for the step into each state. */
const actions: Record<BookingRequestState, string> = {
  requested: 'submit',
  booked: 'book',
  declined: 'decline',
  withdrawn: 'withdraw',
  expired: 'expire',
}
