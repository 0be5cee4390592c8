import { setup } from 'xstate'

/** The spec model of a receipt: a list of what came is written, then everything on it is put on the shelf, or it is torn up. */
export const receiptModel = setup({
  types: { events: {} as { type: 'writeOn' } | { type: 'putAway' } | { type: 'tearUp' } },
}).createMachine({
  id: 'receipt',
  initial: 'beingWritten',
  states: {
    beingWritten: { on: { writeOn: 'beingWritten', putAway: 'onTheShelf', tearUp: 'tornUp' } },
    onTheShelf: {},
    tornUp: {},
  },
})
