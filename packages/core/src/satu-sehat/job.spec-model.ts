import { setup } from 'xstate'

/**
 * The spec model of a job: a parcel that lacks something, is packed, handed to the carrier, delivered, returned or lost, or never meant to go.
 * One whose contents nobody can read is lost before it goes.
 */
export const jobModel = setup({
  types: {
    events: {} as
      | { type: 'pack' }
      | { type: 'findMissing' }
      | { type: 'putOnPile' }
      | { type: 'handOver' }
      | { type: 'deliver' }
      | { type: 'comeBack' }
      | { type: 'findNobody' }
      | { type: 'loseHope' }
      | { type: 'outdate' }
      | { type: 'keepHere' }
      | { type: 'sendAfterAll' },
  },
}).createMachine({
  id: 'job',
  initial: 'incomplete',
  states: {
    incomplete: { on: { pack: 'packed', loseHope: 'lost', keepHere: 'keptHere' } },
    packed: { on: { findMissing: 'incomplete', putOnPile: 'onPile', loseHope: 'lost', keepHere: 'keptHere' } },
    onPile: { on: { findMissing: 'incomplete', handOver: 'underWay', loseHope: 'lost', keepHere: 'keptHere' } },
    underWay: { on: { deliver: 'delivered', comeBack: 'returned', findNobody: 'later', loseHope: 'lost' } },
    delivered: { on: { outdate: 'outdated' } },
    later: { on: { findMissing: 'incomplete', putOnPile: 'onPile', loseHope: 'lost', keepHere: 'keptHere' } },
    returned: { on: { findMissing: 'incomplete', putOnPile: 'onPile', loseHope: 'lost', keepHere: 'keptHere' } },
    lost: { on: { findMissing: 'incomplete', putOnPile: 'onPile', keepHere: 'keptHere' } },
    outdated: { on: { putOnPile: 'onPile', loseHope: 'lost' } },
    keptHere: { on: { sendAfterAll: 'incomplete' } },
  },
})
