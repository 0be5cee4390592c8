import { setup } from 'xstate'

/** An appointment as the people of a clinic tell it: a promise that is kept, called off or not kept. */
export const appointmentModel = setup({
  types: {
    events: {} as
      | { type: 'agree' }
      | { type: 'giveOtherTime' }
      | { type: 'giveOtherDentist' }
      /** A move is taken back; what was agreed before it is agreed again. */
      | { type: 'takeBack' }
      | { type: 'takeBackToAgreed' }
      | { type: 'callOff' }
      | { type: 'stayAway' }
      | { type: 'come' }
      /** The desk checked in somebody who is not here. */
      | { type: 'turnOutAbsent' }
      /** On the same day, after it was noted that nobody came. */
      | { type: 'comeAfterAll' }
      | { type: 'promiseAgain' },
  },
}).createMachine({
  id: 'appointment',
  initial: 'promised',
  states: {
    promised: {
      on: {
        agree: 'agreed',
        giveOtherTime: 'promised',
        giveOtherDentist: 'promised',
        takeBack: 'promised',
        takeBackToAgreed: 'agreed',
        callOff: 'calledOff',
        stayAway: 'keptAway',
        come: 'here',
      },
    },
    agreed: {
      on: {
        // another time must be agreed again, another dentist need not
        giveOtherTime: 'promised',
        giveOtherDentist: 'agreed',
        takeBackToAgreed: 'agreed',
        callOff: 'calledOff',
        stayAway: 'keptAway',
        come: 'here',
      },
    },
    here: { on: { turnOutAbsent: 'agreed' } },
    keptAway: { on: { comeAfterAll: 'here', promiseAgain: 'promised' } },
    calledOff: {},
  },
})
