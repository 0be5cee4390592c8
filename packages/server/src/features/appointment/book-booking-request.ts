import type { Transaction } from '../../database/schema'
import { transitionBookingRequest } from '../../domain/booking-request/transition-booking-request'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Answers the request of a visitor with an appointment, also at another time. Problems are reported at the field of the booking. */
export const bookBookingRequest = (
  tx: Transaction,
  { caller, now }: Pick<Call<'createAppointment'>, 'caller' | 'now'>,
  { booking_request_id: id, appointment_id }: { booking_request_id: number; appointment_id: number },
) =>
  transitionBookingRequest(tx, caller, {
    id,
    event: { type: 'bookingRequest.book' },
    now,
    answer: () => appointment_id,
  }).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    if (error.status === 404) throw new Refusal(422, 'checkFields', { fields: { booking_request_id: 'notOffered' } })
    throw new Refusal(409, 'bookingRequestOver', { fields: { booking_request_id: 'bookingRequestOver' } })
  })
