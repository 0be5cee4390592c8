import { setup } from 'xstate'

/** A booking request as the people of a clinic tell it: who asks gets an answer, no longer needs one, or waits in vain. */
export const bookingRequestModel = setup({
  types: {
    events: {} as { type: 'getAppointment' } | { type: 'beRefused' } | { type: 'giveUp' } | { type: 'waitInVain' },
  },
}).createMachine({
  id: 'bookingRequest',
  initial: 'asking',
  states: {
    asking: { on: { getAppointment: 'served', beRefused: 'refused', giveUp: 'givenUp', waitInVain: 'forgotten' } },
    served: {},
    refused: {},
    givenUp: {},
    forgotten: {},
  },
})
