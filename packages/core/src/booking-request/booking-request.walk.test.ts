import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { bookingRequestMachine } from './index'

provesMachine('booking-request/booking-request.machine.ts', bookingRequestMachine, {
  start: () => createActor(bookingRequestMachine),
  events: [
    { type: 'bookingRequest.book' },
    { type: 'bookingRequest.decline' },
    { type: 'bookingRequest.withdraw' },
    { type: 'bookingRequest.expire' },
  ],
  ignored: {},
})
