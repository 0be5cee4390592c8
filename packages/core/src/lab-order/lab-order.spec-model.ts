import { setup } from 'xstate'

/** The spec model of a lab order: written down, made elsewhere, here or sent back, in the patient's mouth, or given up before it came. */
export const labOrderModel = setup({
  types: {
    events: {} as
      | { type: 'handOver' }
      | { type: 'takeIn' }
      | { type: 'sendBack' }
      | { type: 'place' }
      | { type: 'giveUp' },
  },
}).createMachine({
  id: 'labOrder',
  initial: 'written',
  states: {
    written: { on: { handOver: 'beingMade', giveUp: 'givenUp' } },
    beingMade: { on: { takeIn: 'here', sendBack: 'redone', giveUp: 'givenUp' } },
    here: { on: { place: 'inPlace', sendBack: 'redone' } },
    redone: { on: { takeIn: 'here' } },
    inPlace: {},
    givenUp: {},
  },
})
