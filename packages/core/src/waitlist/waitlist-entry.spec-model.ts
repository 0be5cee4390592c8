import { setup } from 'xstate'

/** The waiting list as the people of a clinic tell it: who wants an earlier time gets one, or wants none any more. */
export const waitlistEntryModel = setup({
  types: {
    events: {} as
      /** Other days, another dentist, another length. */
      { type: 'wishOtherwise' } | { type: 'getTime' } | { type: 'giveUp' },
  },
}).createMachine({
  id: 'waitlistEntry',
  initial: 'wishing',
  states: {
    wishing: { on: { wishOtherwise: 'wishing', getTime: 'served', giveUp: 'givenUp' } },
    served: {},
    givenUp: {},
  },
})
