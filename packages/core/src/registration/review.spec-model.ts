import { setup } from 'xstate'

/** The review of a registration as the front office tells it: one decision about what somebody sent, or none in time. */
export const reviewModel = setup({
  types: {
    events: {} as
      | { type: 'takeAsNewPatient' }
      | { type: 'joinWithKnownPatient' }
      | { type: 'turnDown' }
      | { type: 'leaveTooLong' },
  },
}).createMachine({
  id: 'review',
  initial: 'sentIn',
  states: {
    sentIn: {
      on: {
        takeAsNewPatient: 'newPatient',
        joinWithKnownPatient: 'joined',
        turnDown: 'turnedDown',
        leaveTooLong: 'tooOld',
      },
    },
    newPatient: {},
    joined: {},
    turnedDown: {},
    tooOld: {},
  },
})
