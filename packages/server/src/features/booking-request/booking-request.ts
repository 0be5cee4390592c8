import { sql } from 'kysely'
import { bookingRequestRows } from '../../domain/booking-request/booking-request-rows'
import { transitionBookingRequest } from '../../domain/booking-request/transition-booking-request'
import { findCandidates } from '../../domain/patient/find-candidates'
import type { UseCases } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { openRequestLimit } from '../../use-case/request-limit'
import { createBookingRequest } from './create-booking-request'
import { listOnlineTime } from './list-online-time'
import { requestOfToken } from './request-of-token'
import { showOnlineBooking } from './show-online-booking'
import { statusOf } from './status-of'
import { withdrawBookingRequest } from './withdraw-booking-request'

/** A visitor looks at some weeks; behind one address there may be a family. */
const mostLooks = 120
const mostStatuses = 60
const unidentified = { identification: 'not_available', identity_number: '' } as const

type BookingRequestOperation =
  | 'showOnlineBooking'
  | 'listOnlineTime'
  | 'createBookingRequest'
  | 'showBookingRequest'
  | 'withdrawBookingRequest'
  | 'listBookingRequest'
  | 'getBookingRequest'
  | 'declineBookingRequest'

export function bookingRequestUseCases(): UseCases<BookingRequestOperation> {
  const [looks, statuses] = [openRequestLimit(mostLooks), openRequestLimit(mostStatuses)]
  return {
    showOnlineBooking: showOnlineBooking(looks),
    listOnlineTime: listOnlineTime(looks),
    createBookingRequest,

    async showBookingRequest({ database, caller, now, body: { token } }) {
      statuses.count(caller.ip, now)
      return statusOf(database, await requestOfToken(database, token))
    },

    withdrawBookingRequest: withdrawBookingRequest(statuses),

    listBookingRequest({ database, caller, query }) {
      const { state } = query
      const requests = bookingRequestRows(database, caller).$if(state !== undefined, (rows) =>
        rows.where('booking_request.state', '=', state ?? 'requested'),
      )
      return list(database, requests, query, {
        searchColumn: sql`lower(concat_ws(' ', booking_request.first_name, booking_request.last_name,
          booking_request.code, booking_request.phone, regexp_replace(booking_request.phone, '^[+]62', '0')))`,
        sort: { starts_at: ['booking_request.starts_at'], submitted_at: ['booking_request.submitted_at'] },
        defaultSort: 'starts_at',
        id: 'booking_request.id',
      })
    },

    async getBookingRequest({ database, caller, path: { id } }) {
      const request = await bookingRequestRows(database, caller).where('booking_request.id', '=', id).executeTakeFirst()
      if (!request) throw new Refusal(404, 'notFound')
      const { first_name, last_name, date_of_birth, phone } = request
      const person = { first_name, last_name, date_of_birth, phone, ...unidentified }
      return { request, candidates: await findCandidates(database, caller, person) }
    },

    declineBookingRequest: ({ database, caller, now, path: { id }, body: { version, reason } }) =>
      transitionBookingRequest(database, caller, {
        id,
        event: { type: 'bookingRequest.decline' },
        now,
        version,
        reason: reason.trim(),
      }),
  }
}
