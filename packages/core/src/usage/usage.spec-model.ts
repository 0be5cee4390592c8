import { setup } from 'xstate'

/** The spec model of what a treatment used: somebody reads the list and takes it from the shelf, or crosses it out. */
export const usageModel = setup({
  types: { events: {} as { type: 'takeFromShelf' } | { type: 'crossOut' } },
}).createMachine({
  id: 'usage',
  initial: 'listed',
  states: {
    listed: { on: { takeFromShelf: 'usedUp', crossOut: 'crossedOut' } },
    usedUp: {},
    crossedOut: {},
  },
})
