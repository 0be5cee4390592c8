import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of an appointment that a visitor asks for online, until the front office answers; the web and the server both obey it. */
export const bookingRequestMachine = setup({
  types: {
    events: {} as
      | { type: 'bookingRequest.book' }
      | { type: 'bookingRequest.decline' }
      | { type: 'bookingRequest.withdraw' }
      /** Its time has come and nobody has answered. */
      | { type: 'bookingRequest.expire' },
  },
}).createMachine({
  id: 'bookingRequest',
  initial: 'requested',
  states: {
    requested: {
      on: {
        'bookingRequest.book': 'booked',
        'bookingRequest.decline': 'declined',
        'bookingRequest.withdraw': 'withdrawn',
        'bookingRequest.expire': 'expired',
      },
    },
    booked: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    expired: { type: 'final' },
  },
})

export type BookingRequestState = StateValueFrom<typeof bookingRequestMachine>
export type BookingRequestEvent = EventFrom<typeof bookingRequestMachine>
