import { setup } from 'xstate'

/** The day of a patient in the words of the clinic: a patient who arrives waits, is called, measured, treated, and leaves by the desk. */
export const visitModel = setup({
  types: {
    events: {} as
      | { type: 'call' }
      | { type: 'sendBackToWait' }
      | { type: 'measure' }
      | { type: 'goUnmeasured' }
      | { type: 'finishMeasuring' }
      | { type: 'beginTreatment' }
      | { type: 'interruptTreatment' }
      | { type: 'goOn' }
      | { type: 'finishTreatment' }
      | { type: 'breakOffTreatment' }
      | { type: 'openAgain' }
      | { type: 'settle' }
      | { type: 'goAwayUntreated' }
      | { type: 'turnOutMistaken' },
  },
}).createMachine({
  id: 'visit',
  initial: 'inWaitingRoom',
  states: {
    inWaitingRoom: {
      on: { call: 'called', goUnmeasured: 'readyForDentist', goAwayUntreated: 'gone', turnOutMistaken: 'mistaken' },
    },
    called: {
      on: {
        sendBackToWait: 'inWaitingRoom',
        measure: 'beingMeasured',
        goUnmeasured: 'readyForDentist',
        goAwayUntreated: 'gone',
        turnOutMistaken: 'mistaken',
      },
    },
    beingMeasured: {
      on: {
        sendBackToWait: 'inWaitingRoom',
        finishMeasuring: 'readyForDentist',
        goAwayUntreated: 'gone',
        turnOutMistaken: 'mistaken',
      },
    },
    readyForDentist: {
      on: {
        sendBackToWait: 'inWaitingRoom',
        beginTreatment: 'inChair',
        goAwayUntreated: 'gone',
        turnOutMistaken: 'mistaken',
      },
    },
    inChair: {
      on: {
        interruptTreatment: 'interrupted',
        finishTreatment: 'treated',
        breakOffTreatment: 'treated',
        turnOutMistaken: 'mistaken',
      },
    },
    // an interrupted practice can also be finished without being resumed
    interrupted: {
      on: {
        goOn: 'inChair',
        finishTreatment: 'treated',
        breakOffTreatment: 'treated',
        turnOutMistaken: 'mistaken',
      },
    },
    treated: { on: { openAgain: 'inChair', settle: 'settled' } },
    settled: {},
    gone: {},
    mistaken: {},
  },
})
