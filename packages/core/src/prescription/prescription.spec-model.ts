import { setup } from 'xstate'

/** The spec model of a prescription: written, signed, dispensed at once or in parts, closed. */
export const prescriptionModel = setup({
  types: {
    events: {} as
      | { type: 'writeOn' }
      | { type: 'putNameUnder' }
      | { type: 'handOutSome' }
      | { type: 'handOutRest' }
      /** The patient does not come for the rest, or has all of it. */
      | { type: 'fileAway' }
      | { type: 'tearUp' },
  },
}).createMachine({
  id: 'prescription',
  initial: 'beingWritten',
  states: {
    beingWritten: { on: { writeOn: 'beingWritten', putNameUnder: 'valid', tearUp: 'tornUp' } },
    valid: { on: { handOutSome: 'begun', handOutRest: 'handedOut', tearUp: 'tornUp' } },
    // a medicine handed out cannot be taken back
    begun: { on: { handOutSome: 'begun', handOutRest: 'handedOut', fileAway: 'filed' } },
    handedOut: { on: { fileAway: 'filed' } },
    filed: {},
    tornUp: {},
  },
})
