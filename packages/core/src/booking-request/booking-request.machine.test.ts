import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { bookingRequestModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type BookingRequestState, bookingRequestMachine } from './booking-request.machine'

provesLifecycle('a booking request', bookingRequestMachine, bookingRequestModel, {
  states: { asking: 'requested', served: 'booked', refused: 'declined', givenUp: 'withdrawn', forgotten: 'expired' },
  events: {
    getAppointment: 'bookingRequest.book',
    beRefused: 'bookingRequest.decline',
    giveUp: 'bookingRequest.withdraw',
    waitInVain: 'bookingRequest.expire',
  },
})

it('a booking request has the states of the contract', () => {
  expectTypeOf<BookingRequestState>().toEqualTypeOf<Schema<'BookingRequestState'>>()
})

// Mutants tried, one at a time, and seen to die:
// - book leads to declined; expire removed; a declined one can be booked
