import { setup } from 'xstate'

/**
 * The day of a patient as the people of a clinic tell it: an appointment is a promise that is kept, called off or not kept;
 * who came waits, is called, measured, treated, and pays; what was written down is never undone, only corrected.
 */
export const visitModel = setup({
  types: {
    events: {} as
      | { type: 'agree' }
      | { type: 'giveOtherTime' }
      | { type: 'giveOtherDentist' }
      /** a move is taken back: what was agreed before it is agreed again, what was not is not */
      | { type: 'takeBack' }
      | { type: 'takeBackToAgreed' }
      | { type: 'callOff' }
      | { type: 'stayAway' }
      | { type: 'arrive' }
      | { type: 'call' }
      | { type: 'comeBackLater' }
      | { type: 'measure' }
      | { type: 'leaveUnmeasured' }
      | { type: 'finishMeasuring' }
      | { type: 'beginTreatment' }
      | { type: 'interruptTreatment' }
      | { type: 'resumeTreatment' }
      | { type: 'finishTreatment' }
      | { type: 'writeInvoice' }
      | { type: 'chargeNothing' }
      | { type: 'pay' }
      | { type: 'correct' },
  },
}).createMachine({
  id: 'visit',
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
        arrive: 'inWaitingRoom',
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
        arrive: 'inWaitingRoom',
      },
    },
    inWaitingRoom: { on: { call: 'called', callOff: 'calledOff' } },
    called: {
      on: {
        comeBackLater: 'inWaitingRoom',
        stayAway: 'keptAway',
        measure: 'measured',
        leaveUnmeasured: 'ready',
        callOff: 'calledOff',
      },
    },
    measured: { on: { finishMeasuring: 'ready', callOff: 'calledOff' } },
    ready: { on: { beginTreatment: 'inChair', callOff: 'calledOff' } },
    inChair: { on: { interruptTreatment: 'interrupted', finishTreatment: 'treated' } },
    interrupted: { on: { resumeTreatment: 'inChair' } },
    treated: { on: { writeInvoice: 'owing', chargeNothing: 'gone' } },
    owing: { on: { pay: 'gone' } },
    gone: { on: { correct: 'corrected' } },
    corrected: { on: { correct: 'corrected' } },
    calledOff: {},
    keptAway: {},
  },
})
