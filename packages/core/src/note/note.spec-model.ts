import { setup } from 'xstate'

/** The spec model of a note: a signed note never changes; later remarks are addenda. */
export const noteModel = setup({
  types: { events: {} as { type: 'writeOn' } | { type: 'putNameUnder' } | { type: 'writeBelow' } },
}).createMachine({
  id: 'note',
  initial: 'beingWritten',
  states: {
    beingWritten: { on: { writeOn: 'beingWritten', putNameUnder: 'standing' } },
    standing: { on: { writeBelow: 'standing' } },
  },
})
