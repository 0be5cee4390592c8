import { setup } from 'xstate'

/** An appointment as the people of a clinic tell it: a promise that is kept, called off or not kept. */
export const appointmentModel = setup({
  types: {
    events: {} as
      | { type: 'agree' }
      | { type: 'giveOtherTime' }
      | { type: 'giveOtherDentist' }
      /** A move is undone; a confirmation before it has to be given again. */
      | { type: 'takeBack' }
      | { type: 'takeBackToAgreed' }
      | { type: 'callOff' }
      | { type: 'stayAway' }
      | { type: 'come' }
      /** The desk checked in the wrong patient. */
      | { type: 'turnOutAbsent' }
      /** The patient comes on the same day, after having been noted absent. */
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
