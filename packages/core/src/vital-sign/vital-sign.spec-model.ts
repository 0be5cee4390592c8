import { setup } from 'xstate'

/** The spec model of a measurement: entered, recorded, and superseded by a correction when it was wrong. */
export const vitalSignModel = setup({
  types: {
    events: {} as
      | { type: 'type' }
      | { type: 'throwAway' }
      | { type: 'keep' }
      | { type: 'goWithout' }
      /** The right values become a measurement of their own. */
      | { type: 'putRight' },
  },
}).createMachine({
  id: 'vitalSign',
  initial: 'nothingMeasured',
  states: {
    nothingMeasured: { on: { type: 'beingTyped', goWithout: 'leftOut' } },
    beingTyped: { on: { type: 'beingTyped', throwAway: 'nothingMeasured', keep: 'kept', goWithout: 'leftOut' } },
    kept: { on: { putRight: 'replaced' } },
    // the dentist wants it measured after all
    leftOut: { on: { type: 'beingTyped' } },
    replaced: {},
  },
})
